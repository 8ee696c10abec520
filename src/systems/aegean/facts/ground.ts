import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

export const recovered = fact('ground.recovered', '7.1.3', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST },
  tell: ({ units }, say) => [20, `Recovered from disruption: ${say.units(units ?? [])}.`],
});

export const disrupted = fact('ground.disrupted', '7.1.1', {
  body: { side: SIDE, hex: TEXT, units: LIST },
  tell: ({ hex, units }, say) => [75, `Disrupted in ${say.place(hex)}: ${say.units(units)}.`],
  mark: ({ hex, units }, say) => ({ at: hex, kind: 'disrupted', text: `${say.units(units)} disrupted` }),
});

/** 7.2.1: that somebody drops is seen; how he comes down is his own affair. */
export const dropped = fact('ground.dropped', '7.2.1', {
  to: ({ side }) => side,
  others: ['side', 'hex'],
  body: { side: SIDE, unit: TEXT, hex: TEXT, disrupted: FLAG, roll: rollShape.optional() },
  tell: ({ side, unit, hex, disrupted, roll }, say) => {
    if (unit === undefined) return [80, `${say.side(side)} parachutists drop on ${say.place(hex)}.`];
    const die = roll ? ` (die ${roll.die})` : '';
    return [80, `${say.unit(unit)} drops on ${say.place(hex)}: ${disrupted ? 'disrupted' : 'in order'}${die}.`];
  },
  mark: ({ hex }) => ({ at: hex, kind: 'drop', text: 'parachute drop' }),
});

export const scattered = fact('ground.scattered', '7.2.2', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, from: TEXT, to: TEXT },
  tell: ({ unit, to }, say) =>
    unit === undefined || to === undefined
      ? null
      : [60, `${say.unit(unit)} falls back in the night to ${say.place(to)}.`],
});

/** 6.3.1, 6.3.2: that troops land is seen; who they are, when they fight. */
export const landed = fact('ground.landed', '6.3.1', {
  to: ({ side }) => side,
  others: ['side', 'hex', 'assault'],
  body: { side: SIDE, hex: TEXT, assault: FLAG, units: LIST },
  tell: ({ side, hex, assault, units }, say) => {
    const who = units ? say.units(units) : `${say.side(side)} troops`;
    return [85, `${who} ${assault ? 'land by assault' : 'land'} in ${say.place(hex)}.`];
  },
  mark: ({ hex, side }, say) => ({ at: hex, kind: 'landing', text: `${say.side(side)} landing` }),
});

export const keptAboard = fact('ground.kept-aboard', '7.7.4', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, hex: TEXT, why: TEXT },
  tell: ({ units, hex, why }, say) =>
    units && hex ? [70, `${say.units(units)} stay aboard off ${say.place(hex)}: ${why ?? ''}.`] : null,
});

export const italiansChecked = fact('italians.checked', '7.7.1', {
  body: { island: TEXT, side: SIDE, yields: FLAG, roll: rollShape },
  tell: ({ island, side, yields, roll }, say) => [
    95,
    `The Italians of ${say.island(island)} ${yields ? 'surrender to' : 'resist'} the ${say.side(side)} player (die ${roll.die}).`,
  ],
});

/** 7.7.3, 7.7.4: who is the Allied player's from now on is shown to him by name; the German has placed them (1.2). */
export const italiansTurned = fact('italians.turned', '7.7.3', {
  discloses: true,
  body: { units: LIST },
  tell: ({ units }, say) => [70, `${say.side('allied')} from now on: ${say.units(units)}.`],
});

export const garrisonLost = fact('garrison.lost', '7.7.2', {
  body: { hex: TEXT },
  tell: ({ hex }, say) => [80, `The garrison in ${say.place(hex)} is no more.`],
});

export const italianShips = fact('italian-ships.turned', '7.7.6', {
  body: { ships: LIST, side: SIDE.nullable() },
  tell: ({ ships, side }, say) => [
    70,
    side ? `${say.side(side)} from now on: ${say.units(ships)}.` : `Out of the game: ${say.units(ships)}.`,
  ],
});

/** 7.3: where others go is not seen: a stack shows its kind, not its number (3.2). */
export const moved = fact('ground.moved', '7.3', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, path: LIST },
  tell: ({ units, path }, say) =>
    units && path
      ? [
          30,
          `${say.units(units)}: ${say.way(path)}.`,
          { joins: { word: 'Moves', part: `${say.units(units)} ${say.way(path)}` } },
        ]
      : null,
  mark: ({ units, path }, say) =>
    units && path ? { at: path.at(-1) ?? '', kind: 'move', text: `${say.units(units)} moves`, path } : null,
});

/** 3.2, 7.4.1: before the first shot both look into each hex that is fought over. */
export const contactsOpened = fact('ground.contacts', '7.4.1', {
  discloses: true,
  body: { side: SIDE, hexes: z.array(z.object({ hex: TEXT, units: LIST })) },
  tell: ({ side, hexes }, say) => {
    const all = hexes.map(({ hex, units }) => `${say.place(hex)} (${say.units(units)})`);
    return [60, `${say.side(side)} attacks are due in ${all.join('; ')}.`];
  },
});

export const combatBegun = fact('ground-combat.begun', '7.4.1', {
  discloses: true,
  body: { side: SIDE, hex: TEXT, attackers: LIST, defenders: LIST, guns: LIST, support: LIST },
  tell: ({ side, hex, attackers, defenders, guns, support }, say) => {
    const more = [...guns, ...support];
    const help = more.length > 0 ? `, with the help of ${say.units(more)}` : '';
    return [
      90,
      `${say.side(side)} attacks in ${say.place(hex)}: ${say.units(attackers)} against ${say.units(defenders)}${help}.`,
      { by: side },
    ];
  },
});

export const moraleChecked = fact('ground-combat.morale', '7.4.3', {
  body: { side: SIDE, hex: TEXT, attacks: FLAG, unit: TEXT, morale: NUMBER, passed: FLAG, roll: rollShape },
  tell: ({ unit, attacks, passed, morale, roll }, say) => {
    const failed = attacks ? 'fails and takes no part' : 'fails and counts one less';
    return [40, `Morale of ${say.unit(unit)} (${morale}): ${passed ? 'holds' : failed} (die ${roll.die}).`];
  },
});

export const combatRefused = fact('ground-combat.refused', '7.4.3', {
  body: { side: SIDE, hex: TEXT },
  tell: ({ side, hex }, say) => [80, `No ${say.side(side)} unit attacks in ${say.place(hex)}: both stay.`],
});

const RESULT_WORDS: Readonly<Record<string, string>> = {
  ...{ AE: 'the attackers are eliminated', A1R: 'the attacker loses one and retreats', AR: 'the attacker retreats' },
  ...{ NE: 'nothing happens', EX: 'each side loses one', DD: 'the defenders are disrupted' },
  ...{ D1: 'the defender loses one', DR: 'the defender retreats', D1R: 'the defender loses one and retreats' },
  DE: 'the defenders are eliminated',
};

export const roundFought = fact('ground-combat.round', '7.4.4', {
  body: {
    hex: TEXT,
    round: NUMBER,
    attack: NUMBER,
    defence: NUMBER,
    odds: TEXT,
    result: TEXT,
    roll: rollShape.optional(),
  },
  tell: ({ hex, round, attack, defence, odds, result, roll }, say) => {
    const die = roll ? `, die ${roll.die}${roll.total === roll.die ? '' : `, with modifiers ${roll.total}`}` : '';
    const words = RESULT_WORDS[result] ?? result;
    return [92, `${say.place(hex)}, round ${round}: ${attack} to ${defence}, ${odds}${die}: ${result}, ${words}.`];
  },
  mark: ({ hex, round, odds, result }) => ({
    ...{ at: hex, kind: 'combat', text: RESULT_WORDS[result] ?? result },
    told: `round ${round} at ${odds}: ${RESULT_WORDS[result] ?? result}`,
  }),
});

/** 7.4.7: who attacked goes back to the hex that he came from, and so tells which that was. */
export const retreated = fact('ground.retreated', '7.4.7', {
  discloses: true,
  body: { side: SIDE, units: LIST, from: TEXT, to: TEXT },
  tell: ({ units, from, to }, say) => [70, `Retreat: ${say.units(units)} ${say.way([from, to])}.`],
  mark: ({ units, from, to }, say) => ({
    at: from,
    kind: 'retreat',
    text: `${say.units(units)} ${units.length > 1 ? 'retreat' : 'retreats'} to ${say.place(to)}`,
    path: [from, to],
  }),
});

export const roundFollows = fact('ground-combat.again', '7.4.8', {
  body: { hex: TEXT, goesOn: FLAG, why: z.enum(['leader', 'dropped', 'die']), roll: rollShape.optional() },
  tell: ({ hex, goesOn, why, roll }, say) => {
    const cause = why === 'die' ? `die ${roll?.die ?? ''}` : AGAIN[why];
    return [50, `${say.place(hex)}: ${goesOn ? 'another round' : 'the attacker gives up and retreats'} (${cause}).`];
  },
});
const AGAIN = { leader: 'a leader is in the attack', dropped: 'parachutists attack until it is decided' };

export const baseRepaired = fact('base.repaired', '7.5', {
  body: { base: TEXT, hits: NUMBER, repaired: FLAG, roll: rollShape },
  tell: ({ base, hits, repaired, roll }, say) => [
    35,
    `Repair of ${say.place(base)}: ${repaired ? 'a hit less' : 'none'}, ${hits} left (die ${roll.die}).`,
  ],
});

export const fieldBegun = fact('field.begun', '7.6', {
  body: { hex: TEXT },
  tell: ({ hex }, say) => [50, `An airfield is begun in ${say.place(hex)}.`],
});

export const fieldGivenUp = fact('field.given-up', '7.6', {
  body: { hex: TEXT },
  tell: ({ hex }, say) => [50, `Work on the airfield in ${say.place(hex)} has to begin again.`],
});

export const fieldBuilt = fact('field.built', '7.6', {
  body: { hex: TEXT },
  tell: ({ hex }, say) => [70, `The airfield in ${say.place(hex)} is built.`],
});
