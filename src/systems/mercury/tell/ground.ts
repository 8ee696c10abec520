import type { Told } from '../../../kernel/system';
import { lossBecause } from './loss-because';
import { eliminated } from './heads';
import { landingTellers } from './landing';
import { outcome, shifts } from './maneuver';
import { attackLine, line, printSide, stayed } from './names';
import type { Said, Tellers } from './names';

/** What an assault costs the other side. */
function lost(s: Said): string {
  const { result } = s.roll;
  return result === '-' ? 'no effect' : `${result} step${result === '1' ? '' : 's'} lost`;
}

/** The results of 8.2 in words. */
const COORDINATED: Record<string, string> = {
  support: 'fully coordinated, with support',
  coordinated: 'coordinated, without support',
  uncoordinated: 'uncoordinated',
  frontal: 'an uncoordinated frontal assault',
};

/** Who stands: the stack by the option of 9.65, or those that cannot go (9.64). Facts of old say neither. */
function stood(s: Said): string {
  if (!s.has('units') || s.is('optional')) return `The stack in ${s.text('hex')} stands.`;
  return `${s.grounds('units')} cannot retreat from ${s.text('hex')}.`;
}

/** Whom an attack that falls away has still; facts of old do not say. */
function whoIsLeft(s: Said): string {
  if (!s.has('left')) return '';
  return s.text('left') === 'attackers' ? ': nobody is left to be attacked' : ': nobody is left who can attack';
}

/** Who follows a refusal attacks no other hex (7.32). */
const gaveUp = (s: Said): string => (s.has('givesUp') ? ` and gives up the attack on ${s.place('givesUp')}` : '');

/** Ground combat (8 to 11). */
export const groundTellers: Tellers = {
  'ground.declared': (s) =>
    line(
      55,
      `${s.grounds('units')} declare${s.list('units').length === 1 ? 's' : ''} combat against ${s.text('target')}.`,
    ),
  'ground.refused': (s) => line(66, `${s.ground()} refuses combat and goes from ${s.text('from')} to ${s.text('to')}.`),
  'ground.reacted': (s) => line(66, `${s.ground()} reacts from ${s.text('from')} into ${s.text('to')}.`),
  'ground.no-combat': (s) =>
    attackLine(s.has('side') ? s.text('side') : '', 65, `The attack on ${s.text('target')} falls away${whoIsLeft(s)}.`),
  'ground.idle': (s) =>
    attackLine(
      s.ownerOf('unit'),
      65,
      `${s.ground()} declared combat against ${s.text('target')} and does not fight: ${s.text('why')}.`,
    ),
  'ground.attackers-lost': (s) =>
    attackLine(s.text('side'), 68, `The attack on ${s.text('target')} ends: none of its attackers is left.`),
  'ground.coordination': (s) =>
    line(
      60,
      `Attack coordination at ${s.text('target')} ${s.has('hq') ? `by ${s.ground('hq')}` : 'out of command'}: ${COORDINATED[s.text('level')] ?? s.text('level')} ${s.dice}.`,
    ),
  'ground.maneuver': (s) =>
    attackLine(
      s.text('attacker'),
      70,
      `Maneuver Combat at ${s.text('target')}: ${s.text('attack')} to ${s.text('defence')}, odds ${s.text('odds')}; ${shifts(s)}: ${outcome(s)} ${s.dice}.`,
    ),
  'ground.assault': (s) =>
    attackLine(
      s.text('side'),
      70,
      `Assault at ${s.text('target')}, round ${s.text('round')}, ${printSide(s.text('side'))} strength ${s.text('strength')}: ${lost(s)} ${s.dice}.`,
    ),
  'ground.check': (s) =>
    line(
      50,
      `Efficiency Check of ${s.ground()} (${s.text('efficiency')}), ${s.text('what')} at ${s.text('hex')}: ${s.roll.result} ${s.dice}.`,
    ),
  'ground.without-effects': (s) => line(45, `${s.ground()} leads without engineer effects.`),
  'ground.step-lost': (s) => ({
    ...shared(80, s.ground(), `${s.is('gone') ? 'is eliminated' : 'loses a step'} in ${s.place('hex')}`, 'Losses'),
    ...eliminated(s),
    because: lossBecause(s),
  }),
  'ground.fatigued': (s) => shared(60, s.ground(), 'is fatigued', 'Fatigue'),
  'ground.retreated': (s) =>
    shared(65, s.ground(), `retreats from ${s.place('from')} to ${s.places('path').at(-1) ?? ''}`, 'Retreats'),
  'ground.stood': (s) => line(65, stood(s)),
  'ground.advanced': (s) => line(65, `${s.ground()} advances to ${s.places('path').at(-1) ?? ''}${gaveUp(s)}.`),
  'ground.moved': (s) => {
    if (stayed(s)) return null;
    const way = [s.place('from'), ...s.places('path')].join('-');
    const points = `${s.text('spent')} of ${s.text('points')}`;
    return {
      ...line(40, `${s.ground()} moves ${way}, ${points} points.`),
      joins: { word: 'Moves', part: `${s.ground()} ${way} (${points})` },
    };
  },
  'ground.occupied': (s) => line(75, `${s.grounds('units')} take ${s.text('target')}.`),
  ...landingTellers,
};

/** Something that befell a unit, and often others with it. */
function shared(weight: number, unit: string, what: string, word: string): Told {
  return { ...line(weight, `${unit} ${what}.`), joins: { word, part: `${unit} ${what}` } };
}
