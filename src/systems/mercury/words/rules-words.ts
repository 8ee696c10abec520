import type { RulesWord } from '../../../kernel/rules-word';
import { TOLD_WORDS } from './told-words';

/** Words of the rules in mails, as HELP explains them. */
export const RULES_WORDS: readonly RulesWord[] = [
  {
    words: ['TDV', 'Terrain Defence Value'],
    rule: '9.41',
    means:
      'What a hex is worth to its defender; a D result of Maneuver Combat is divided by it, fractions dropped. From 2 on a retreat may be refused at a price (9.65).',
  },
  {
    words: ['result of Maneuver Combat'],
    form: /^(?:[AD]\d(?:F\d)?|A0F1|BF1|F\d)!?$/,
    rule: '9.41',
    means:
      'A3: the attacker loses 3 steps and retreats. D4: 4 divided by the TDV is what the defender loses, and he retreats. F2 behind it: that side fatigues 2 units. BF1: each side fatigues its lead unit, nobody retreats. In bold the retreat is two hexes.',
  },
  { words: ['bold'], rule: '9.41', means: 'A result printed in bold: the retreat is two hexes instead of one.' },
  {
    words: ['efficiency', 'efficiency rating'],
    rule: '7.21',
    means:
      'How well a unit fights and obeys, a number on its counter, mostly lower on the reduced side. Lead units compare it for columns (9.31D), HQs coordinate by it (8.2), and checks roll against it (7.22).',
  },
  { words: ['efficiency check', 'check'], rule: '7.22', means: 'One die for each unit against its efficiency rating.' },
  {
    words: ['screen', 'Allied screen'],
    rule: '23.1',
    means:
      'The bombardment strength that the Allied player must keep at Matapan and in the East Ionian Sea; what is missing costs him victory points.',
  },
  {
    words: ['stacking points', 'SP', 'stacking', 'stack', 'stacks'],
    rule: '4.31',
    means: 'What a unit takes up in a hex; six of one side stand there at most.',
  },
  {
    words: ['step', 'steps', 'reduced', '2s'],
    rule: '9.51',
    means:
      'A unit has one or two; who loses the last one is eliminated, who loses the first of two is turned to his reduced side.',
  },
  {
    words: ['fatigue', 'fatigued'],
    rule: '9.71',
    means: 'A marker that an F result puts on a unit; where all have one, a step is lost instead.',
  },
  {
    words: ['IP', 'Improved Position'],
    rule: '9.23',
    means: 'Works in a hex: its TDV is one more, until an enemy enters.',
  },
  {
    words: ['lead unit', 'lead', 'leads'],
    rule: '9.31',
    means: 'The unit of each side whose efficiency is compared, and that loses the first step.',
  },
  {
    words: ['ZOC', 'zone of control', 'zone'],
    rule: '5.1',
    means: 'The hexes beside a unit in which enemies must stop (5.21).',
  },
  {
    words: ['First Fire', 'Final Fire'],
    rule: '11.11',
    means: 'Markers of a gun that has fired or moved; with Final Fire it does neither any more.',
  },
  { words: ['AA', 'anti-aircraft'], rule: '13.32', means: 'Units and ships that fire at aircraft before these act.' },
  { words: ['drift'], rule: '6.2', means: 'Where who drops comes down: rolled beside the target hex.' },
  {
    words: ['VP', 'victory points'],
    rule: '23.1',
    means: 'What decides a scenario that is played for points; STATUS has the score.',
  },
  { words: ['TF', 'Task Force'], rule: '16.31', means: 'Ships that sail and fight together, named by a letter.' },
  {
    words: ['HQ', 'headquarters'],
    rule: '13.51',
    means: 'A unit that coordinates attacks and feeds those in its range.',
  },
  {
    words: ['BB', 'CL', 'CV', 'DD', 'ML', 'TR'],
    rule: '16.1',
    means: 'Types of ships as on their counters: battleship, cruiser, carrier, destroyer, minelayer, transport.',
  },
  {
    words: ['LOW', 'OUT', 'ammunition', 'AA ammunition'],
    rule: '19.62',
    means:
      'What a ship has left to fire at aircraft: a roll after it has fired may leave it low, and then out. Low of a sector is its worst supply level (15.33).',
  },
  ...TOLD_WORDS,
];
