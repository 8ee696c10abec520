import { outcomes } from '../../../kernel/chance/outcomes';
import type { Counted } from '../../../kernel/chance/roll';
import { listed } from '../../../kernel/decide/names';
import { tellModifiers } from '../../../kernel/chance/tell-roll';
import type { Ask, SeaId } from '../mercury';
import { airName, printSea } from '../orders/names';
import { airCounter } from '../rules/12-airpower';
import { ATHENS, zoneOf } from '../rules/16-components';
import { type Search, searchModifiers } from '../rules/18-search';
import { coordinationModifiers } from '../rules/19-2-coordination';
import { openModifiers } from '../rules/19-3-aa-fire';
import type { Raid } from './air-attacks';

const FOUND: Readonly<Record<string, string>> = {
  types: 'all with ship types',
  counts: 'all with numbers',
  all: 'all',
  one: 'one',
  '-': 'none',
};

/** A German air search before its die: markers in the zone, modifiers, and what each face finds (18.32, 18.33). */
export function foreseenSearch(search: Search, q: Ask): string {
  const chart = q.data.charts['german-air-search'];
  const there = q.view.taskForces.filter((tf) => tf.at !== null && zoneOf(q.data, tf.at) === search.zone);
  const modifiers = searchModifiers(q.data, search);
  const finds = outcomes(chart, 'zone', modifiers).map((o) => `${o.faces} finds ${FOUND[o.result] ?? o.result}`);
  const forces = there.length === 0 ? 'no Task Force' : listed(there.map((tf) => `TF ${tf.letter}`));
  return `${printSea(search.zone, q.data)} (${forces}): die ${dieText(modifiers)}; ${finds.join(', ')}`;
}

/** The Allied search of one zone before its dice: how many contacts are rolled for, and what detects one (18.41). */
export function foreseenAlliedSearch(zone: SeaId, q: Ask): string {
  const chart = q.data.charts['allied-air-search'];
  const here = q.view.contacts.filter((g) => g.at !== null && g.at !== ATHENS && zoneOf(q.data, g.at) === zone);
  const hidden = here.filter((g) => !g.detected).length;
  const faces = outcomes(chart, 'unit', []).find((o) => o.result === 'detected')?.faces ?? 'nothing';
  return `${printSea(zone, q.data)}: ${hidden === 1 ? '1 contact' : `${hidden} contacts`} not detected; a die of ${faces} finds each`;
}

/** Air attacks on one Task Force before their dice: coordination, then AA fire at each unit and its strength (19.21, 12.94, 19.42). */
export function foreseenRaid({ tf, units }: Raid, q: Ask): string[] {
  const zone = zoneOf(q.data, q.view.taskForces.find((t) => t.letter === tf)?.at ?? '');
  const coordination = coordinationModifiers(q.data, q.view.air, zone);
  const levels = outcomes(q.data.charts['air-attack-coordination'], 'level', coordination);
  const flown = units.map((id) => {
    const aa = openModifiers(q.data, { unit: id, zone, surprise: false });
    return `${airName(id, q)}: strength ${airCounter(q.data, id).naval}, AA die ${dieText(aa)}`;
  });
  return [
    `TF ${tf}: coordination ${levels.map((o) => `${o.result} on ${o.faces}`).join(', ')} (die ${dieText(coordination)})`,
    `${flown.join('; ')}; what sails there may change columns and AA`,
  ];
}

const dieText = (modifiers: readonly Counted[]): string =>
  modifiers.length === 0 ? 'as rolled' : tellModifiers(modifiers);
