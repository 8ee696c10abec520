import type { JsonObject } from '../../../kernel/realm';
import type { Told } from '../../../kernel/system';
import { airName, printTarget, sectorName } from '../orders/names';
import { attackLine, line, textOf } from './names';
import type { Said, Tellers } from './names';

const LEVELS: Record<string, string> = {
  full: 'fully coordinated',
  partial: 'partially coordinated',
  poor: 'poorly coordinated',
};
const signed = (n: number): string => (n > 0 ? `${n} right` : `${-n} left`);

/** `, shifted 1 left for 7 ships`; the number only for its owner (18.33). */
function shifted(s: Said): string {
  if (s.number('shift') === 0) return '';
  const ships = s.has('ships') ? ` for ${s.text('ships')} ship${s.number('ships') === 1 ? '' : 's'}` : '';
  return `, shifted ${signed(s.number('shift'))}${ships}`;
}

function strikes(s: Said): string {
  return s
    .objects('strikes')
    .map(
      (o) =>
        `${airName(textOf(o['unit']), s)} > ${(o['targets'] as string[]).map((t) => printTarget(t, s.data)).join(' or ')}`,
    )
    .join(', ');
}

function effect(s: Said): string {
  const effects: Record<string, string> = { none: 'no damage', damaged: 'damage', sunk: 'sunk' };
  return effects[s.text('effect')] ?? '';
}

/** Air power and air-naval combat (12, 19.1 to 19.6). */
export const combatTellers: Tellers = {
  'air.readiness': readiness,
  'air.broken-down': (s) => line(10, `${s.air()} breaks down into ${s.airs('halves')}.`),
  'air.recombined': (s) => line(10, `${s.airs('halves')} come together as ${s.air()}.`),
  'air.allocated': (s) => line(18, allocated(s)),
  'attack.allocated': (s) =>
    line(60, `${s.airs('units')} ${s.list('units').length === 1 ? 'is' : 'are'} sent against ${s.tf()}.`),
  'attack.coordination': (s) => line(62, `The attack on ${s.tf()} is ${LEVELS[s.text('level')] ?? ''} ${s.dice}.`),
  'attack.targets': (s) =>
    line(50, `${s.text('by') === 'allied' ? 'The Allied player allots' : 'Targets'}: ${strikes(s)}.`),
  'attack.next': (s) => line(50, `${s.air()} goes for ${s.ship()} in ${s.tf()}.`),
  'attack.wasted': (s) => line(45, `${s.air()} finds its target gone and flies home.`),
  'attack.nobody': (s) =>
    attackLine(
      'german',
      45,
      `${s.airs('units')} ${s.list('units').length === 1 ? 'finds' : 'find'} nobody to attack in ${s.tf()}.`,
    ),
  'aa.none': (s) => line(40, `No AA fire from ${s.tf()} at ${s.air()}.`),
  'aa.fire': (s) =>
    line(
      55,
      `AA fire from ${s.tf()}${s.has('strength') ? `, strength ${s.text('strength')},` : ''} at ${s.air()}: ${s.has('to') ? `to the ${s.text('to')} box` : 'it gets through'} ${s.dice}.`,
    ),
  'aa.withheld': (s) => line(30, `${s.ships('ships')} withhold${s.list('ships').length === 1 ? 's' : ''} AA fire.`),
  'attack.strike': (s) =>
    attackLine(
      'german',
      60,
      `${s.air()} attacks ${s.ship()}: ${s.roll.result === '-' ? 'no hit' : `${s.roll.result} against defence ${s.text('defence')}, ${effect(s)}`} (strength ${s.text('strength')}${shifted(s)}; ${s.dice.slice(1)}.`,
    ),
  'attack.critical': (s) =>
    line(58, `Critical hit roll: ${s.roll.result === 'hit' ? 'a hit more' : 'nothing more'} ${s.dice}.`),
  'ship.damaged': (s) =>
    line(
      92,
      s.is('pair')
        ? `One destroyer of ${s.ship()} (TF ${s.text('tf')}) is sunk.`
        : `${s.shipType()} ${s.ship()} (TF ${s.text('tf')}) is damaged.`,
    ),
  'ship.sunk': (s) => line(97, `${s.shipType()} ${s.ship()} (TF ${s.text('tf')}) is SUNK.`),
  'ship.ammo': (s) =>
    line(
      s.roll.result === 'L' ? 50 : 8,
      `${s.ship()}: AA ammunition ${s.roll.result === 'L' ? (s.text('ammo') === 'low' ? 'LOW' : 'OUT') : 'holds'} ${s.dice}.`,
    ),
  'surface.allied-fire': (s) =>
    attackLine(
      'allied',
      60,
      `${s.ship()} fires at contact ${s.text('contact')}, strength ${s.text('strength')}${s.number('times') > 1 ? ` (x${s.text('times')})` : ''}: ${s.roll.result === '-' ? 'no hit' : s.roll.result} ${s.dice}.`,
    ),
  'surface.german-fire': (s) =>
    attackLine(
      'german',
      60,
      `Contact ${s.text('contact')} fires at ${s.ship()}, strength ${s.text('strength')}: ${s.roll.result === '-' ? 'no hit' : `${s.roll.result} against defence ${s.text('defence')}, ${effect(s)}`} ${s.dice}.`,
    ),
  'surface.intent': (s) =>
    line(64, `Contact ${s.text('contact')} ${s.text('intent') === 'press on' ? 'presses on' : 'turns back'}.`),
  'surface.turn-back': (s) => line(63, `Turning back: ${turned[s.roll.result] ?? ''} ${s.dice}.`),
};

/** 12.23: one of many rolls, which a report puts into a table. */
function readiness(s: Said): Told {
  const [from, to] = [s.text('from'), s.text('to')];
  const fate = from === to ? `${from} still` : `> ${to}`;
  return {
    ...line(12, `${s.air()}: ${from} ${from === to ? 'still' : `> ${to}`} ${s.dice}.`),
    cell: {
      table: 'Readiness of the air units',
      of: { things: 'air units', rows: 'boxes' },
      ...{ row: `From the ${from} box`, thing: `${s.air()} ${s.dice}` },
      fates: [{ text: fate, total: from === to ? fate : `${from} > ${to}` }],
    },
  };
}

const turned: Record<string, string> = {
  away: 'it gets away with the loss of a step',
  chased: 'it is chased by the destroyers',
  scattered: 'it is scattered',
};

function allocated(s: Said): string {
  const missions = s.objects('missions');
  const sector = (m: JsonObject): string => sectorName(textOf(m['sector']), s);
  const where = (m: JsonObject): string =>
    `${textOf(m['mission'])}${m['sector'] === undefined ? '' : ` of ${sector(m)}`}`;
  const of = (mission: string): string =>
    missions
      .filter((m) => where(m) === mission)
      .map((m) => airName(textOf(m['unit']), s))
      .join(', ');
  const said = missions.map(where).filter((m, i, all) => all.indexOf(m) === i);
  return said.length === 0 ? 'No air unit is allocated.' : said.map((m) => `${m}: ${of(m)}`).join('; ') + '.';
}
