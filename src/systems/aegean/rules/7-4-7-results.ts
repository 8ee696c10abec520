/** A result of ground combat (chart `ground-combat`). */
export const RESULTS = ['AE', 'A1R', 'AR', 'NE', 'EX', 'DD', 'D1', 'DR', 'D1R', 'DE'] as const;
export type CombatResult = (typeof RESULTS)[number];
export type Role = 'attacker' | 'defender';

/** What a result does to one side: `all` or `one` is lost, the rest retreats, the defenders are disrupted. */
export interface Effect {
  loses: 'all' | 'one' | null;
  retreats: boolean;
  disrupted: boolean;
}

const NOTHING: Effect = { loses: null, retreats: false, disrupted: false };

const EFFECTS: Readonly<Record<CombatResult, Partial<Record<Role, Partial<Effect>>>>> = {
  AE: { attacker: { loses: 'all' } },
  A1R: { attacker: { loses: 'one', retreats: true } },
  AR: { attacker: { retreats: true } },
  NE: {},
  EX: { attacker: { loses: 'one' }, defender: { loses: 'one' } },
  DD: { defender: { disrupted: true } },
  D1: { defender: { loses: 'one' } },
  DR: { defender: { retreats: true } },
  D1R: { defender: { loses: 'one', retreats: true } },
  DE: { defender: { loses: 'all' } },
};

/** 7.4.7: what a result means for a side. */
export const effectOn = (result: CombatResult, role: Role): Effect => ({ ...NOTHING, ...EFFECTS[result][role] });

/** Whether a cell of the chart is a result. */
export const isResult = (cell: string): cell is CombatResult => (RESULTS as readonly string[]).includes(cell);
