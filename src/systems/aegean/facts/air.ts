import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { enemyOf, SIDES } from '../side';

const [TEXT, SIDE, FLAG] = [z.string(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

/** 4.D2: who is ready again, and the dice of all that had flown. */
export const readied = fact('air.readied', '4.D2', {
  to: ({ side }) => side,
  body: { side: SIDE, ready: LIST, flown: LIST, rolls: z.array(rollShape) },
  tell: ({ ready = [], flown = [] }, say) => {
    const some = (word: string, ids: readonly string[]): string[] =>
      ids.length > 0 ? [`${word}: ${say.units(ids)}`] : [];
    return [25, `Aircraft ${[...some('ready again', ready), ...some('not yet', flown)].join('; ')}.`];
  },
});

/** 4.D3: aircraft fly to a hex. The enemy sees where to; who they are he sees when he fights them (3.2). */
export const flew = fact('air.flew', '4.D3', {
  to: ({ side }) => side,
  others: ['side', 'at'],
  body: { side: SIDE, at: TEXT, mission: TEXT, units: LIST, escorts: LIST, way: LIST },
  tell: ({ side, at, mission, units, escorts = [] }, say) => {
    if (units === undefined) return [45, `${say.side(side)} aircraft fly to ${say.place(at)}.`];
    const with_ = escorts.length > 0 ? `, escorted by ${say.units(escorts)}` : '';
    return [50, `${MISSION[mission ?? ''] ?? 'Flight'} to ${say.place(at)}: ${say.units(units)}${with_}.`];
  },
  mark: ({ side, at, way }, say) => ({
    at,
    kind: 'flew',
    text: `${say.side(side)} aircraft`,
    ...(way ? { path: way } : {}),
  }),
});
const MISSION: Readonly<Record<string, string>> = {
  ...{ reconnaissance: 'Search', drop: 'Drop', bombing: 'Bombing', 'anti-ship': 'Attack on ships' },
  ...{ missile: 'Missiles', support: 'Ground support', cap: 'CAP', escort: 'Fighters', airlift: 'Airlift' },
  transfer: 'Transfer',
};

/** A mission that cannot be flown any more, as what it was named for is gone. */
export const stayed = fact('air.stayed', '4.D3', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, why: TEXT },
  tell: ({ units, why }, say) => (units ? [55, `${say.units(units)} do not fly: ${why ?? ''}.`] : null),
});

/** 5.4.9, 4.A4: the marker lies open, who flies under it does not. */
export const capPlaced = fact('air.cap', '5.4.9', {
  to: ({ side }) => side,
  others: ['side', 'at', 'night'],
  body: { side: SIDE, at: TEXT, night: FLAG, units: LIST },
  tell: ({ side, at, night, units }, say) => {
    const where = `${say.place(at)}${night ? ' by night' : ''}`;
    return [40, units ? `CAP over ${where}: ${say.units(units)}.` : `${say.side(side)} CAP over ${where}.`];
  },
  mark: ({ at, side }, say) => ({ at, kind: 'cap', text: `${say.side(side)} CAP` }),
});

/** 5.4.1, 5.4.3, 4.D4: aircraft stand at another base than before. */
export const landed = fact('air.landed', '5.4.1', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, at: TEXT },
  tell: ({ units, at }, say) => (units && at ? [30, `Landed at ${say.place(at)}: ${say.units(units)}.`] : null),
});

/** 3.2: of a base of the enemy it is seen whether aircraft stand there; this tells when it changes. */
export const basesSeen = fact('air.bases-seen', '3.2', {
  discloses: true,
  to: ({ side }) => enemyOf(side),
  body: { side: SIDE, come: LIST, gone: LIST },
  tell: ({ side, come = [], gone = [] }, say) => {
    if (side === undefined) return null;
    const at = (word: string, hexes: readonly string[]): string[] =>
      hexes.length > 0 ? [`${word} ${hexes.map((hex) => say.place(hex)).join(', ')}`] : [];
    return [15, `${say.side(side)} aircraft: ${[...at('now at', come), ...at('no longer at', gone)].join('; ')}.`];
  },
});

/** 5.4.3: troops carried to an airfield. */
export const airlifted = fact('air.lifted', '5.4.3', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, to: TEXT, fate: z.enum(['whole', 'back', 'lost']) },
  tell: ({ unit, to, fate }, say) => {
    if (unit === undefined || to === undefined) return null;
    const words = { whole: 'is carried to', back: 'comes back on the way to', lost: 'is lost on the way to' };
    return [65, `${say.unit(unit)} ${words[fate ?? 'whole']} ${say.place(to)}.`];
  },
});

/** 5.4.4: parachutists over their hex, before they jump. */
export const carried = fact('air.carried', '5.4.4', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, at: TEXT, fate: z.enum(['whole', 'disrupted', 'back', 'lost']) },
  tell: ({ unit, at, fate }, say) => {
    if (unit === undefined || at === undefined) return null;
    const words = {
      ...{ whole: 'comes through to', disrupted: 'comes through, without some of its planes, to' },
      ...{ back: 'turns back on the way to', lost: 'is lost on the way to' },
    };
    return [65, `${say.unit(unit)} ${words[fate ?? 'whole']} ${say.place(at)}.`];
  },
});

/** 3.7: one throw a unit over a hex with unspotted ships. What was thrown for is seen, and by whom only if it finds them. */
export const searchedFromAir = fact('air.searched', '3.7', {
  to: ({ side }) => side,
  others: ['side', 'at'],
  body: { side: SIDE, at: TEXT, unit: TEXT, roll: rollShape },
  tell: ({ side, at, unit, roll }, say) => {
    if (unit === undefined) return [40, `${say.side(side)} aircraft look for ships in ${say.place(at)}.`];
    const found = roll?.result === 'yes' ? 'finds the ships' : 'finds nothing';
    return [60, `${say.unit(unit)} ${found} in ${say.place(at)} (die ${roll?.die ?? ''}).`];
  },
});

/** 5.5.1: from now on both know who meets whom. */
export const combatBegun = fact('air-combat.begun', '5.5.1', {
  discloses: true,
  body: { side: SIDE, at: TEXT, escorts: LIST, others: LIST, cap: LIST },
  tell: ({ side, at, escorts, others, cap }, say) => [
    75,
    `Over ${say.place(at)} ${say.side(side)} ${say.units([...escorts, ...others])} meet CAP: ${say.units(cap)}.`,
  ],
  mark: ({ at }) => ({ at, kind: 'air-combat', text: 'air combat' }),
});

export const jettisoned = fact('air.jettisoned', '5.7.4', {
  discloses: true,
  body: { side: SIDE, units: LIST },
  tell: ({ units }, say) => [60, `${say.units(units)} drop their bombs to fight.`],
});

export const shotAt = fact('air-combat.shot', '5.5.5', {
  discloses: true,
  body: { shooter: TEXT, target: TEXT, roll: rollShape },
  tell: ({ shooter, target, roll }, say) => {
    const words: Readonly<Record<string, string>> = { A: 'sends it home', K: 'shoots it down' };
    return [55, `${say.unit(shooter)} at ${say.unit(target)}: ${words[roll.result] ?? 'nothing'} (die ${roll.die}).`];
  },
});

/** 5.5.7, 5.6.4, 5.4.7: a unit gives up its mission and goes home, flown. */
export const sentHome = fact('air.sent-home', '5.5.7', {
  discloses: true,
  body: { unit: TEXT, at: TEXT, why: TEXT },
  tell: ({ unit, at, why }, say) => [50, `${say.unit(unit)} turns back from ${say.place(at)}: ${why}.`],
});
