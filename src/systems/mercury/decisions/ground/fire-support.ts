import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import { ableToFire } from '../../rules/ground/11-fire';
import { groundOf, otherSide } from '../../rules/ground/ground';
import type { Side, World } from '../../world';
import { bombersOf } from '../../rules/12-5-bombers';
import type { Ask } from '../../mercury';
import { printNames } from '../../orders/lists';
import { airNames } from '../../orders/names';
import { chooseUnits } from './choose-units';
import type { UnitChoice } from './choose-units';

/** What allocating fire needs of its combat. */
export interface Supported {
  target: string;
  attacker: Side;
  /** Units that attack in this combat, in either way: a mortar among them gives no support (13.42). */
  busy: string[];
  supported: boolean;
  support: Partial<Record<Side, string[]>>;
}

/** The defender's limit for support and for Defensive Bombardment (11.31, 11.43). */
const DEFENDERS_GUNS = 2;

/** 11.42, 11.44: any artillery in range and by day one German air unit, if the attack is coordinated with support. */
export const attackerSupport = chooseUnits<Supported>({
  kind: 'mercury.attacker-support',
  rule: '11.44',
  title: "attacker's support fire",
  word: 'support',
  verb: 'support',
  help: 'these guns, and one air unit, support the attack',
  aircraft: true,
  faults: airFaults,
  disclose(c) {
    if (!c.local.supported) return null;
    const { attacker } = c.local;
    const air = bombersOf(c, attacker);
    const question = `Which guns support the attack?${air.length > 0 ? ' And which air unit? (one at most)' : ''}`;
    return offer(c.local, [...ableIds(c, attacker), ...air], attacker, Infinity, question);
  },
  take: (c, units) => void (c.local.support[c.local.attacker] = units),
});

/** 11.43: up to two guns, whatever the coordination. */
export const defenderSupport = chooseUnits<Supported>({
  kind: 'mercury.defender-support',
  rule: '11.43',
  title: "defender's support fire",
  word: 'defensive support',
  verb: 'support',
  help: 'these guns support the defence',
  asked: 'other',
  interphase: 'no gun supports the defence',
  disclose(c) {
    const side = otherSide(c.local.attacker);
    return offer(c.local, ableIds(c, side), side, DEFENDERS_GUNS, 'Which guns support the defence? (two at most)');
  },
  take: (c, units) => void (c.local.support[otherSide(c.local.attacker)] = units),
});

/** 11.31: one or two guns bombard the assaulting units. */
export const defensiveBombardment = chooseUnits<Supported>({
  kind: 'mercury.defensive-bombardment',
  rule: '11.31',
  title: 'defensive bombardment',
  word: 'defensive bombardment',
  verb: 'bombard',
  help: 'these guns fire on the assaulting units',
  asked: 'other',
  interphase: 'no gun fires on the assaulting units',
  disclose(c) {
    const side = otherSide(c.local.attacker);
    return offer(
      c.local,
      ableIds(c, side),
      side,
      DEFENDERS_GUNS,
      'Which guns fire on the assaulting units? (two at most)',
    );
  },
  take: (c, units) => void (c.local.support[otherSide(c.local.attacker)] = units),
});

/** 12.62: one air unit a combat. */
function airFaults(units: readonly string[], q: Ask<UnitChoice>): Objection[] {
  const air = units.filter((id) => q.data.air.has(id));
  if (air.length <= 1) return [];
  return [
    illegal('12.62', 'one air unit supports a combat', {
      nearest: `support: ${printNames(air.slice(0, 1), airNames(q.data))}`,
    }),
  ];
}

interface Looking {
  world: World;
  data: Parameters<typeof ableToFire>[1];
  local: Supported;
}

function ableIds(c: Looking, side: Side): string[] {
  return ableToFire(
    groundOf(c.world, c.data),
    c.data,
    side,
    c.local.target,
    c.local.busy,
    side !== c.local.attacker,
  ).map((s) => s.unit.id);
}

function offer(local: Supported, eligible: string[], seat: Side, most: number, question: string) {
  if (eligible.length === 0) return null;
  return {
    seat,
    facts: { eligible, least: 0, most: Math.min(most, eligible.length), question: `${local.target}: ${question}` },
  };
}
