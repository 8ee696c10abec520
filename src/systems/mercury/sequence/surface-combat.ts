import { alliedCargoLosses, germanCargoLosses, type LosingAboard, transportLosses } from '../decisions/cargo-losses';
import { disengagement, type Disengaging } from '../decisions/disengagement';
import { surfaceEngage } from '../decisions/surface-engage';
import { surfaceTarget } from '../decisions/surface-target';
import { type Act, define } from '../mercury';
import {
  engaged,
  type Engagement,
  exchangeFire,
  fallBack,
  loseCargoStep,
  revealAttackers,
  type Round,
  scatter,
  turnBackRoll,
} from '../rules/19-7-surface-combat';
import { shipOf } from '../rules/16-components';

/** 19.74f: the German's choice comes off first, then the Allied player's. */
const convoyLosses = define<Round>('Convoy Losses', (s) => [
  s.askAll('step losses', [germanCargoLosses, alliedCargoLosses]),
  s.do('take the steps', takeSteps),
]);
const goesOn = ({ world, local: { loss } }: Act<LosingAboard>): boolean =>
  loss !== undefined && loss.steps > 0 && (shipOf(world, loss.ship).cargo?.units.length ?? 0) > 0;

/** Whether ships that were damaged have still to lose steps of what they carry (17.34). */
export const lossesDue = (c: Act): boolean => (c.world.campaign?.lossesAboard ?? []).length > 0;

/** 17.34a and b: step by step, the Allied player chooses. */
export const lossesAboard = define<LosingAboard>('Losses aboard', (s) => [
  s.while('ships', lossesDue, [
    s.do('the next ship', nextShip),
    s.while('steps', goesOn, [s.ask('choose the unit', transportLosses)]),
  ]),
]);

/** 19.74: one round of fire, or the destroyers' parting shots of 19.77. */
export const surfaceRound = define<Round>('Surface Round', (s) => [
  s.when('both afloat', stillOn, [
    s.ask('German target', surfaceTarget),
    s.do('exchange fire', exchangeFire),
    s.when('something aboard is lost', lossesDue, [s.call('losses aboard', lossesAboard)]),
    s.when('a convoy loses steps', (c) => c.local.germanLosses + c.local.alliedLosses > 0, [
      s.call('losses', convoyLosses, (c) => c.local),
    ]),
  ]),
]);

function takeSteps(c: Act<Round>): void {
  const unit = germanUnit(c);
  if (!unit) return;
  const { german, allied } = c.local.chosen;
  for (const item of german.slice(0, c.local.germanLosses)) loseCargoStep(c, unit, item, '19.74f');
  for (const item of allied.slice(0, c.local.alliedLosses)) loseCargoStep(c, unit, item, '19.74f');
}

const germanUnit = (c: Act<{ contact: number }>) => c.world.germans.find((g) => g.contact === c.local.contact);

/** Both sides have something afloat to fight with. */
function stillOn(c: Act<Round>): boolean {
  return germanUnit(c) !== undefined && engaged(c.world, c.data, c.local, c.local.chase).length > 0;
}

const fresh = (e: Engagement, round: 1 | 2, chase: boolean): Round => ({
  contact: e.contact,
  tf: e.tf,
  withheld: e.withheld,
  round,
  chase,
  germanLosses: 0,
  alliedLosses: 0,
  chosen: { german: [], allied: [] },
});

/** Local values of the Disengagement Round of one engagement. */
interface Breaking extends Disengaging {
  engagement: Engagement;
  outcome?: string;
}

/** 19.75 to 19.78. */
export const disengagementRound = define<Breaking>('Disengagement Round', (s) => [
  s.ask('press on or turn back', disengagement),
  s.when('presses on', (c) => c.local.intent === 'press on', [
    s.call('second round', surfaceRound, (c) => fresh(c.local.engagement, 2, false)),
  ]),
  s.when('turns back', (c) => c.local.intent === 'turn back', [
    s.do('roll', turnsBack),
    s.when('gets away', (c) => c.local.outcome === 'away' && carriesSteps(c), [
      s.call('one step lost', convoyLosses, (c) => ({ ...fresh(c.local.engagement, 2, false), germanLosses: 1 })),
    ]),
    s.when('chased by destroyers', (c) => c.local.outcome === 'chased', [
      s.call('parting shots', surfaceRound, (c) => fresh(c.local.engagement, 2, true)),
    ]),
  ]),
]);

function turnsBack(c: Act<Breaking>): void {
  const unit = germanUnit(c);
  if (!unit) return;
  c.local.outcome = turnBackRoll(c, unit.contact);
  if (c.local.outcome !== 'scattered') return fallBack(c, unit, c.local.to ?? null);
  scatter(c, unit);
}

const carriesSteps = (c: Act<Breaking>): boolean => (germanUnit(c)?.cargo ?? []).some((i) => i.steps > 0);

/** Local values of the surface combats of one phase. */
export interface SurfaceCombat {
  engagements: Engagement[];
  one?: Engagement;
}

/** 19.7: all Engagement Rounds, then all Disengagement Rounds (19.74). */
export const surfaceCombat = define<SurfaceCombat>('Surface Combat', (s) => [
  s.ask('choose combats', surfaceEngage),
  s.do('attackers detected', (c) => revealAttackers(c, c.local.engagements)),
  s.each(
    'Engagement Round',
    'one',
    (c) => c.local.engagements,
    [s.call('fire', surfaceRound, (c) => fresh(current(c), 1, false))],
    says,
  ),
  s.each(
    'Disengagement Round',
    'one',
    (c) => c.local.engagements,
    [
      s.when('both still afloat', stillFacing, [
        s.call('break off', disengagementRound, (c) => ({ contact: current(c).contact, engagement: current(c) })),
      ]),
    ],
    says,
  ),
]);

/** A combat is over when the unit is gone, or every ship that fought it (19.74, 19.78). */
function stillFacing(c: Act<SurfaceCombat>): boolean {
  const { contact } = current(c);
  return c.world.germans.some((g) => g.contact === contact) && engaged(c.world, c.data, current(c)).length > 0;
}

function says(e: Engagement): string {
  return `TF ${e.tf} against contact ${e.contact}`;
}

function current(c: Act<SurfaceCombat>): Engagement {
  if (!c.local.one) throw new Error('no engagement is being fought');
  return c.local.one;
}

function nextShip(c: Act<LosingAboard>): void {
  const { campaign } = c.world;
  const [loss, ...left] = campaign?.lossesAboard ?? [];
  if (!campaign || !loss) return;
  c.local.loss = loss;
  if (left.length > 0) campaign.lossesAboard = left;
  else delete campaign.lossesAboard;
}
