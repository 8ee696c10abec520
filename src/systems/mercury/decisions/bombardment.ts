import { type Act, type Ask, decision, distance, type HexId, type Mercury, type Side } from '../mercury';
import { type DecisionKind, illegal } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { type BombardOrder, bombardVerb, type SwitchOrder, switchVerb } from '../orders/bombard';
import { besidesPass, isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { playedOnMap } from '../rules/03-turn';
import { enemyHexes, type Mission, type OneBombardment, otherTargets } from '../rules/11-2-bombardment';
import { markerOffTarget } from '../rules/19-8-naval-bombardment';
import { bombersAmong, bombersOf } from '../rules/12-missions';
import { ableToFire } from '../rules/ground/11-fire';
import { dropsToCome } from '../rules/ground/06-2-landing';
import { defenceValue, groundIn } from '../rules/ground/ground';
import { foreseenBombardment, touchBombardment } from './bombardment-tried';
import {
  type BombardFacts,
  bombardFaults,
  choiceLines,
  missionsOf,
  type Ordered,
  orderOf,
  printMission,
  randomMissions,
  readyGuns,
  targetsOf,
} from './bombardment-missions';
import { forcesOffShore, shoreTargetsOf } from './naval-bombardment';
import { named } from '../orders/ground/names';

/** Who bombards, and what he has ordered. */
export interface Bombarding {
  side: Side;
  missions?: Mission[];
  /** Before a drop the target hexes that count for it now, by card, option or choice (6.12). */
  drops?: HexId[];
}

/** Later steps of the same player segment: plans for them pass this one. */
const COMBATS = ['mercury.declaration', 'mercury.assign-attack', 'mercury.attacker-support'];

/** 11.21, 12.51, 19.81: artillery, aircraft and ships of the active player bombard. */
export const bombardment = bombardmentDecision({
  kind: 'mercury.bombardment',
  rule: '11.21',
  title: 'bombardment',
  word: 'bombardment',
  seats: ['german', 'allied'],
  passedBy: COMBATS,
  guns: true,
});

/** 12.55: on some game-turns aircraft bombard in the Paradrop Phase, before the drop. */
export const specialAirBombardment = bombardmentDecision({
  kind: 'mercury.special-bombardment',
  rule: '12.55',
  title: 'special air bombardment before the drop',
  word: 'special bombardment',
  seats: ['german'],
  yields: 'for good',
  // Who keeps his aircraft for the Bombardment Phase has said so. Moves cannot: nobody has dropped when they are written.
  passedBy: ['mercury.bombardment'],
  thisTurn: (scope) => playedOnMap(scope)?.specialBombardment.includes(scope.view.turn) ?? false,
  guns: false,
});

type Kind = DecisionKind<Mercury, Bombarding, BombardFacts, Ordered[], BombardOrder | PassOrder>;
type Spec = Pick<Kind, 'kind' | 'rule' | 'title' | 'word' | 'seats' | 'yields' | 'passedBy' | 'thisTurn'> & {
  guns: boolean;
};

function bombardmentDecision({ guns, ...spec }: Spec): Kind {
  return decision<Bombarding, BombardFacts, Ordered[], BombardOrder | PassOrder>({
    ...spec,
    asked: 'own',
    imagined: ({ seat, view, data }) => {
      const side = seat;
      return { side, air: bombersAmong(view.air, { world: view, data }, side), guns };
    },
    followedBy: () => (guns ? ['mercury.declaration'] : []),
    verbs: [bombardVerb, passVerb],
    disclose(c) {
      const { side } = c.local;
      const { drops } = c.local;
      const facts = { side, air: bombersOf(c, side), guns, ...(drops ? { drops } : {}) };
      return anyTarget(c, facts) ? { seat: side, facts } : null;
    },
    prompt: (q) => ({
      question: questionOf(q),
      choices: [bombardVerb.syntax, ...choiceLines(q), 'pass'],
      examples: [...example(q).map((mission) => printMission(mission, q)), 'pass'],
    }),
    touch: touchBombardment,
    assemble: (orders, q) => missionsOf(besidesPass(orders), q),
    judge: (answer, q) => bombardFaults(answer, q),
    print: (answer, q) => orPass(answer.map((mission) => printMission(mission, q))),
    ifSilent: () => ({ answer: [], text: 'nobody bombards' }),
    foresee: (answer, q) => answer.map((mission) => foreseenBombardment(mission, q)),
    inAdvance: (scope, rng) => planned({ ...scope, facts: { side: scope.seat, air: [], guns } }, rng),
    sample: (q, rng) => randomMissions(q, rng),
    take: (c, answer) => void (c.local.missions = answer.map(missionOf)),
  });
}

/** What somebody might write beforehand: mostly he moves his guns and waits; the aircraft have no missions yet. */
function planned(q: Ask<BombardFacts>, rng: Rng): (BombardOrder | PassOrder)[] {
  if (!q.view.ground) return [];
  const missions = rng.chance(1, 8) ? randomMissions(q, rng) : [];
  const orders = missions.map(orderOf);
  return orders.length > 0 ? orders : [{ verb: 'pass' }];
}

/** Whether there is anything to be bombarded, and somebody to do it. */
function anyTarget(c: Act<Bombarding>, { side, air, guns }: BombardFacts): boolean {
  const ground = groundIn(c);
  const hexes = enemyHexes(ground, side);
  if (air.length > 0) return hexes.length > 0;
  if (!guns) return false;
  if (side === 'allied' && markerOffTarget(c.world, c.data)) return true;
  return hexes.some((hex) => ableToFire(ground, side, hex, [], 'bombardment').length > 0);
}

const missionOf = ({ by, units, targets, tf }: Ordered): Mission => ({
  ...{ by, units, targets },
  ...(tf === undefined ? {} : { tf }),
});

function questionOf(q: Ask<BombardFacts>): string {
  if (!q.facts.guns)
    return `What do your aircraft bombard before the drop? A hex at most once, by up to three air units.${aims(q)}`;
  if (q.seat === 'german' || !q.view.scenario.sea)
    return 'What do your guns and aircraft bombard? A hex at most once by guns and once by up to three air units.';
  return 'What do your guns and ships bombard? A hex at most once by guns and once by ships, of one Task Force. Ships that fire are detected; their types and strength are told.';
}

/** Where units come down, as it stands after card, option and choice (6.12). */
function aims({ facts: { drops = [] } }: Ask<BombardFacts>): string {
  const hexes = drops.filter((hex, i) => drops.indexOf(hex) === i);
  return hexes.length === 0 ? '' : ` Units come down on ${hexes.join(', ')}.`;
}

/** A gun that reaches something, the first Task Force that does, and the first air unit, each against the hex that matters most of those it reaches. */
function example(q: Ask<BombardFacts>): Mission[] {
  const gun = readyGuns(q).find((id) => targetsOf(id, q).length > 0);
  const near = gun === undefined ? [] : nearestTargets(targetsOf(gun, q), q).slice(0, 1);
  const all = nearestTargets(enemyHexes(groundIn(q), q.facts.side), q);
  const any = near.length > 0 ? near : all.slice(0, 1);
  return [
    ...(gun === undefined ? [] : [{ by: 'guns' as const, units: [gun], targets: near }]),
    ...shipExample(q),
    ...(q.facts.air.length === 0 ? [] : [{ by: 'air' as const, units: q.facts.air.slice(0, 1), targets: any }]),
  ];
}

function shipExample(q: Ask<BombardFacts>): Mission[] {
  for (const force of forcesOffShore(q)) {
    const targets = nearestTargets(shoreTargetsOf(force, q), q).slice(0, 1);
    if (targets.length > 0) return [{ by: 'ships', units: force.ships.map(({ id }) => id), targets, tf: force.tf }];
  }
  return [];
}

/** Those first that are nearest to his own units, or before a drop to where they come down; then those of the least terrain. */
function nearestTargets(hexes: readonly HexId[], q: Ask<BombardFacts>): HexId[] {
  const ground = groundIn(q);
  const drops =
    q.facts.guns || q.facts.side !== 'german' ? [] : (q.facts.drops ?? Object.keys(dropsToCome(q)?.targets ?? {}));
  const own = Object.values(ground.units).flatMap((u) =>
    u.at !== null && q.data.ground.get(u.id)?.side === q.facts.side ? [u.at] : [],
  );
  const from = drops.length > 0 ? drops : own;
  const far = (hex: HexId): number => Math.min(1000, ...from.map((at) => distance(hex, at)));
  const hard = (hex: HexId): number => defenceValue(ground, hex);
  return [...hexes].sort((a, b) => far(a) - far(b) || hard(a) - hard(b));
}

interface OtherFacts {
  guns: string[];
  gone: HexId;
  targets: HexId[];
}

/** Expanded sequence IV.C5: guns whose target was eliminated before they fire choose another one. Null: none. */
export const otherTarget = decision<OneBombardment, OtherFacts, HexId | null, PassOrder | SwitchOrder>({
  kind: 'mercury.other-target',
  rule: '11.21',
  title: 'another target for the guns',
  word: 'other target',
  seats: ['german', 'allied'],
  asked: 'own',
  interphase: 'guns whose target is gone, and all that stand behind "or", do not fire',
  verbs: [switchVerb, passVerb],
  disclose(c) {
    const targets = otherTargets(c);
    const { side, mission } = c.local;
    if (targets.length === 0) return null;
    return { seat: side, facts: { guns: mission.units, gone: mission.targets[0] ?? '', targets } };
  },
  prompt: (q) => ({
    question: `No enemy is left in ${q.facts.gone}. Which hex do ${named(q.facts.guns, q)} bombard instead?`,
    choices: [`switch to one of ${q.facts.targets.join(', ')}`, 'pass'],
    examples: [...q.facts.targets.slice(0, 1).map((hex) => `switch to ${hex}`), 'pass'],
  }),
  single: true,
  assemble: (orders) => ({
    answer: orders.flatMap((o) => (isPass(o) ? [] : [o.hex])).at(-1) ?? null,
  }),
  judge: (hex, q) => {
    if (hex === null || q.facts.targets.includes(hex)) return [];
    const nearest = `switch to ${q.facts.targets[0] ?? ''}`;
    return [illegal('11.21', `the guns do not reach an enemy in ${hex} that no others bombard`, { nearest })];
  },
  print: (hex) => [hex === null ? 'pass' : `switch to ${hex}`],
  ifSilent: () => ({ answer: null, text: 'they do not fire' }),
  sample: (q, rng) => (rng.chance(4, 5) ? rng.pick(q.facts.targets) : null),
  take: (c, hex) => void (c.local.target = hex),
});
