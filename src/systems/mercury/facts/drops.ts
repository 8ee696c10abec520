import type { Cell, Told } from '../../../kernel/system';
import { fact } from '../mercury';
import { does, FLAG, NUMBER, ROLL } from './parts';
import type { Say } from './say';
import { term } from './terms';

const CONDITIONS: Record<string, string> = { '-': '', Dispersed: ', dispersed', LoseStep: ', with losses' };
/** The same in a table; a unit without harm is not counted. */
const FATES: Record<string, string> = { Dispersed: 'dispersed', LoseStep: 'with losses' };

const alike = (text: string): Cell['fates'][number] => ({ text, total: text });

/** One of many that drop, or come from the sea: a report puts them into a table. */
const cell = (from: string | undefined, row: string, thing: string, fates: Cell['fates']): Pick<Told, 'cell'> => ({
  cell: {
    ...{ table: from === undefined ? 'Drops' : 'Landings', of: { things: 'units', rows: 'hexes' } },
    ...{ row: `Aimed at ${row}`, thing, fates },
  },
});

/** By parachute, or from the sea (17.43). */
function came(target: string, zone: string | undefined, there: boolean, say: Say): string {
  const at = say.place(target);
  if (zone === undefined) return `drops on ${at} and ${there ? 'lands there' : 'misses it'}`;
  return there ? `lands at ${at} from ${say.sea(zone)}` : `makes for ${at} from ${say.sea(zone)} and misses it`;
}

/** A drop, or a landing from `zone` (6.2, 17.43). */
export const landingRolled = fact('ground.landing', '6.2', {
  body: ({ unit, place, zone }) => ({
    ...{ unit, target: place, roll: ROLL, zone: zone.optional() },
    hex: term('where it lands', ['target', 'drift']),
    condition: term('condition after landing', ['-', 'Dispersed', 'LoseStep']),
  }),
  tell: ({ unit, target, roll, zone, hex, condition }, say) => {
    const there = hex === 'target';
    const how = `${came(target, zone, there, say)}${CONDITIONS[condition] ?? ''}`;
    const fates = [there ? 'on target' : undefined, FATES[condition]].flatMap((fate) => (fate ? [alike(fate)] : []));
    return [60, `${say.unit(unit)} ${how} ${say.dice(roll)}.`, cell(zone, say.place(target), say.unit(unit), fates)];
  },
  mark: ({ unit, target, zone, hex, condition }, say) => {
    const text = `${say.unit(unit)} ${zone === undefined ? 'drops' : 'lands'}${CONDITIONS[condition] ?? ''}`;
    return hex === 'target' ? { at: target, kind: 'drop', text } : null;
  },
});

/** How far and where a unit drifted, or that it found no land. */
export const drifted = fact('ground.drifted', '6.2', {
  body: ({ unit, hex, zone }) => ({
    ...{ unit, from: hex, to: hex.nullable(), zone: zone.optional() },
    ...{ aboard: FLAG.optional(), hexes: NUMBER, roll: ROLL },
  }),
  tell: ({ unit: id, from, to, zone, aboard, hexes, roll }, say) => {
    const unit = say.unit(id);
    const lost = aboard ? alike('still aboard') : { text: 'into the sea or off the map', total: 'lost' };
    const fate = to === null ? lost : { text: `drifted to ${to}`, total: 'drifted' };
    const end = to === null ? (aboard ? 'finds no shore and stays aboard' : lost.text) : `to ${to}`;
    const far = `${hexes === 1 ? 'one hex' : `${hexes} hexes`} to the ${roll.result}`;
    return [61, `${unit} drifts ${far}, ${end} ${say.dice(roll)}.`, cell(zone, from, unit, [fate])];
  },
  mark: ({ unit, from, to, aboard }, say) => {
    const lost = aboard ? 'stays aboard' : 'drifts off the land';
    return { at: to ?? from, kind: 'drop', text: `${say.unit(unit)} ${to === null ? lost : 'drifts here'}` };
  },
});

export const dropWaits = fact('ground.drop-waits', '6.12b', {
  body: ({ units }) => ({ units }),
  tell: ({ units }, say) => [
    60,
    `${say.units(units)} cannot drop and ${does(units, 'wait')}: no German HQ is on the map.`,
  ],
});

/** A drop is the German's (6.41), a landing either side's (17.43D). */
export const specialAssaulted = fact('ground.special-assault', '6.41', {
  body: ({ hex, side, units }) => ({ target: hex, side: side.optional(), units, force: units, enemies: units }),
  tell: ({ target, side, units, force, enemies }, say) => {
    const [troops, foes] = side === 'german' ? ['Germans', 'Allied'] : ['Allied troops', 'German'];
    const who = side === undefined ? 'Paratroops among Allied' : `${troops} landed among ${foes}`;
    const fight =
      units.length > 0 ? `${say.units(units)} ${does(units, 'assault')}` : `${say.units(force)} cannot fight`;
    return [72, `${who} units in ${target}: ${fight} (${say.units(enemies)}).`, { by: side ?? 'german' }];
  },
  mark: ({ target, side }) => ({
    ...{ at: target, kind: 'combat', text: `${side === undefined ? 'paratroops' : 'landed'} among the enemy` },
  }),
});

export const ferried = fact('ground.ferried', '17.52', {
  body: ({ unit, hex }) => ({ unit, from: hex, to: hex }),
  tell: ({ unit, from, to }, say) => [55, `The coastal steamer takes ${say.unit(unit)} from ${from} to ${to}.`],
  mark: ({ unit, to }, say) => ({ at: to, kind: 'landing', text: `${say.unit(unit)} comes by steamer` }),
});

const SHOT_AT: Record<string, string> = { ok: 'safe', LoseStep: 'a step is lost', destroyed: 'it is destroyed' };

/** Who shoots at the strip, and what came of it (6.55, 6.56). */
export const airlanded = fact('ground.airlanded', '6.5', {
  body: ({ unit, hex, airfield, airfieldState }) => ({
    ...{ unit, hex, airfield, state: airfieldState, roll: ROLL.optional() },
  }),
  tell: ({ unit, hex, airfield, state, roll }, say) => {
    const shot = roll ? ` in an enemy zone of control: ${SHOT_AT[roll.result] ?? ''} ${say.dice(roll)}` : '';
    const fate = state === 'under-artillery' ? ' in range of Allied guns' : shot;
    return [55, `${say.unit(unit)} lands by air at ${say.airfield(airfield)} (${hex})${fate}.`];
  },
  mark: ({ unit, hex }, say) => ({ at: hex, kind: 'landing', text: `${say.unit(unit)} lands by air` }),
});
