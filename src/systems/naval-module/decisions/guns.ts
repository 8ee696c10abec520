import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { guns, landHex } from '../orders/names';
import { Board, type Unit } from '../rules/board';
import { defenceOf, garrisonOf, sumOf } from '../rules/g13-units';
import { defendedOf } from '../rules/g39-attacks';
import { bestOf, gunsFor, idOf, togetherFault, type Gun } from '../rules/g42-support';
import { enemyOf, SIDES } from '../side';
import type { Fighting } from './attack';

const support = written(
  'artillery, batteries and ships support a combat (G42 to G44, 29)',
  { hex: landHex, guns: guns.list },
  'support {hex} with {guns}',
  'support {hex}: {guns}',
);
type Support = OrderOf<typeof support>;

/** The combats of the phase, and what the asked side may not use in them. */
interface Fought {
  hexes: string[];
  /** By hex the guns that attack supply serves; null for a defence. */
  served: Record<string, string[]> | null;
  used: string[];
  /** Who attacks, where it is asked for an attack (G28); what was asked before has it not. */
  attackers?: string[];
}
type Line = { hex: string; guns: string[] };

const gunsAt = (q: Ask<Fought>, hex: string, taken: readonly string[]): Gun[] =>
  gunsFor(new Board(q.view, q.data), {
    side: q.seat,
    hex,
    attacking: q.facts.served !== null,
    served: q.facts.served === null ? null : (q.facts.served[hex] ?? []),
    used: [...q.facts.used, ...taken],
  });

/** The units of the asked side in a combat (G28). */
const fightersAt = (board: Board, { seat, facts }: Ask<Fought>, hex: string): Unit[] =>
  facts.served === null ? garrisonOf(board, seat, hex) : (facts.attackers ?? []).flatMap((id) => board.unit(id) ?? []);

/** The strongest lawful support for each combat, the weakest hex first. */
function usual(q: Ask<Fought>): Line[] {
  const board = new Board(q.view, q.data);
  const strength = (hex: string): number => sumOf(garrisonOf(board, q.seat, hex), defenceOf);
  const taken: string[] = [];
  return q.facts.hexes
    .toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1))
    .flatMap((hex): Line[] => {
      const best = bestOf(board, q.seat, gunsAt(q, hex, taken), fightersAt(board, q, hex)).map(idOf);
      taken.push(...best);
      return best.length > 0 ? [{ hex, guns: best }] : [];
    });
}

function faultOf(one: Line, q: Ask<Fought>, before: readonly Line[]) {
  if (!q.facts.hexes.includes(one.hex)) return { rule: 'G42', why: `no combat is fought in ${one.hex}` };
  if (before.some(({ hex }) => hex === one.hex))
    return { rule: 'G42', why: `name all guns for ${one.hex} in one line` };
  const all = gunsAt(q, one.hex, []);
  const strange = one.guns.find((id) => !all.some((gun) => idOf(gun) === id));
  if (strange !== undefined)
    return { rule: 'G42', why: `${guns.print(strange, q)} cannot support the combat in ${one.hex}` };
  const board = new Board(q.view, q.data);
  const named = all.filter((gun) => one.guns.includes(idOf(gun)));
  return togetherFault(board, q.seat, named, fightersAt(board, q, one.hex));
}

const TEXT = 'the strongest support that may be given, the weakest hex first';

const supporting = (attacking: boolean) =>
  chooseLines<Naval, Fighting, Support, Fought>({
    kind: attacking ? 'naval.guns' : 'naval.defence-guns',
    rule: attacking ? 'G42' : 'G41',
    title: attacking ? 'support of an attack' : 'support of a defence',
    word: attacking ? 'guns' : 'defence guns',
    seats: SIDES,
    asked: attacking ? 'own' : 'other',
    ...(attacking ? {} : { yields: true as const }),
    order: support,
    once: 'guns',
    lasting: true,
    interphase: TEXT,
    question: ({ facts }) => `Which guns support the combat in ${facts.hexes.join(', ')}?`,
    nothing: 'no gun supports it',
    whose: ({ local }) => (attacking ? local.side : enemyOf(local.side)),
    told: ({ local, world, data }, seat) => {
      const combats = attacking
        ? local.combats.filter(({ hex }) => hex === local.combat?.hex)
        : defendedOf(new Board(world, data), local.side, local.combats);
      const hexes = combats.map(({ hex }) => hex);
      const served = attacking ? { [local.combat?.hex ?? '']: [...(local.served ?? [])] } : null;
      if (!seat || hexes.length === 0) return null;
      return { hexes, served, used: [...local.used], ...(attacking ? { attackers: [...attackersOf(local)] } : {}) };
    },
    options: (q) => q.facts.hexes.flatMap((hex) => gunsAt(q, hex, []).map((gun) => ({ hex, guns: [idOf(gun)] }))),
    fault: faultOf,
    byDefault: (q) => ({ lines: usual(q), text: TEXT }),
    onMap: ({ hex, guns: [first = ''] }, { view }) => ({
      from: (view.units[first] ?? view.ships[first])?.at ?? null,
      to: hex,
    }),
    takeAll(c, all) {
      const side = attacking ? c.local.side : enemyOf(c.local.side);
      for (const { hex, guns: ids } of all) {
        const combat = attacking ? c.local.combat : c.local.combats.find((one) => one.hex === hex);
        if (combat) combat.guns[side] = ids;
      }
      c.local.used.push(...all.flatMap((one) => one.guns));
    },
  });

/** Who attacks in the combat that is resolved. */
const attackersOf = ({ combat, ...local }: Fighting & { attackers?: string[] }): readonly string[] =>
  local.attackers ?? combat?.units ?? [];

/** G41: the defender's, in the Reaction Phase. G42: the attacker's, when a combat is resolved. */
export const chooseDefenceGuns = supporting(false);
export const chooseGuns = supporting(true);
