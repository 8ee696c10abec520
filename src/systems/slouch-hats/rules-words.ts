import type { RulesWord } from '../../kernel/rules-word';

/** Words of the rules in mails, as HELP explains them. */
export const RULES_WORDS: readonly RulesWord[] = [
  {
    words: ['CRT', 'Combat Results Table', 'column'],
    rule: '12.11',
    means: 'The table that a die and the column of the odds read a combat from.',
  },
  {
    words: ['result of a combat'],
    form: /^(?:AR|DR|DE|A\d\/D\dR?|[AD]\dR?\*?)$/,
    rule: '12.11',
    means:
      'A: the attacker, D: the defender. The number: so many steps of his force are lost. R: all of them retreat. DE: all are eliminated. *: a loss more of a special kind (12.24).',
  },
  {
    words: ['odds'],
    rule: '10.42',
    means: 'Attack to defence, rounded for the defender to a column; three columns of shifts at most.',
  },
  {
    words: ['step', 'steps'],
    rule: '3.42',
    means:
      'A unit has one or two; who loses the first of two is turned to the reduced side, who loses the last is out.',
  },
  {
    words: ['MSU', 'dump', 'Supply Dump'],
    rule: '6.13',
    means: 'Counters that hold Supply Points: an MSU two and a dump four at most.',
  },
  {
    words: ['SP', 'SPs', 'Supply Point', 'Supply Points'],
    rule: '6.12',
    means: 'What feeds units and attacks; how many come in a turn stands on the Turn Record Track.',
  },
  {
    words: ['ZOC', 'zone of control', 'zone'],
    rule: '3.21',
    means: 'The hexes beside a combat unit; who enters one must stop (8.21).',
  },
  { words: ['MP', 'MPs', 'Movement Points'], rule: '8.11', means: 'What a unit spends from hex to hex.' },
  {
    words: ['stacking points', 'stacking'],
    rule: '3.32',
    means: 'What a unit takes up in a hex; seven stand there at the end of a phase at most.',
  },
  {
    words: ['cadre', 'Cadre Box'],
    rule: '12.21',
    means: 'Where a unit goes that has lost its last step, and from where it may be rebuilt.',
  },
  {
    words: ['rough', 'mountain'],
    rule: '10.2',
    means: 'Ground that shifts columns for the defender or doubles his strength.',
  },
  {
    words: ['Defense Combat Supply'],
    rule: '6.64',
    means: 'Supply of who defends: without it the attack is a column better.',
  },
  {
    words: ['AA', 'anti-aircraft'],
    rule: '10.51',
    means: 'German anti-aircraft guns against armor: a column for the defender.',
  },
  { words: ['VP', 'VPs', 'Victory Points'], rule: '18.11', means: 'What both sides score; STATUS has them.' },
];
