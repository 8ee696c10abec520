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
    words: ['step', 'steps', 'reduced'],
    rule: '3.42',
    means:
      'A unit has one or two; who loses the first of two is turned to the reduced side, who loses the last is out.',
  },
  {
    words: ['MSU', 'dump', 'Supply Dump', 'Large', 'Large Dump'],
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
  {
    words: ['RP', 'RPs', 'Replacements Point', 'Replacements Points'],
    rule: '15.13',
    means: 'Men for one step: Allied points are counted on the track, Axis ones come as REPL units (15.12).',
  },
  {
    words: ['REPL', 'REPL unit'],
    rule: '15.12',
    means:
      'An Axis Replacements Point as a counter; it rebuilds a unit with which it lies, or at an airfield (15.21, 15.25).',
  },
  {
    words: ['OoS', 'Out of Supply'],
    rule: '6.33',
    means: 'Without General Supply: no Movement Supply, no Combat Supply, no strategic movement.',
  },
  {
    words: ['General Supply'],
    rule: '6.31',
    means: 'Judged in the Supply Status phase for the whole turn: a Supply Route to a source that has room.',
  },
  {
    words: ['Movement Supply'],
    rule: '6.53',
    means: 'Without it wheels have half their points and do not exploit or march, and aircraft fly no mission (6.54).',
  },
  {
    words: ['Combat Supply', 'Attack Combat Supply'],
    rule: '6.63',
    means: 'A Supply Point that is spent for an attack; who has none attacks at half.',
  },
  {
    words: ['emergency supply', 'Emergency General Supply', 'Emergency Movement Supply'],
    rule: '6.55',
    means: 'A Supply Point spent among the moves of a phase for seven units at most; so is General Supply (6.47).',
  },
  { words: ['MA', 'Movement Allowance'], rule: '8.13', means: 'The Movement Points of a unit in a phase.' },
  {
    words: ['CAS', 'Close Air Support'],
    rule: '13.33',
    means: 'Aircraft over a combat: the difference of both sides shifts a column or two.',
  },
  { words: ['DRM', 'DRMs', 'die roll modifier'], rule: '2.4', means: 'What is added to a die or taken off it.' },
  { words: ['garrison', 'garrisons'], rule: '5.62', means: 'A unit that does not move until it is released (5.63).' },
  {
    words: ['motor pool', 'trucks'],
    rule: '9.52',
    means: 'Capacity that carries units on foot and dumps in a Movement phase.',
  },
  {
    words: ['railroad'],
    rule: '9.41',
    means: 'Two stacking points of the Axis go any distance along it in a Movement phase.',
  },
  {
    words: ['Light', 'Light unit', 'Light units'],
    rule: '10.53',
    means: 'In a combat with Light units the strength of all others is doubled.',
  },
  {
    words: ['Major Battle'],
    rule: '12.23',
    means: 'Six stacking points or more on both sides: each loses a step besides.',
  },
  {
    words: ['Special Result'],
    rule: '12.24',
    means: 'The star in a result: an air unit is destroyed, or a step of armor is lost.',
  },
  {
    words: ['strategic movement'],
    rule: '9.21',
    means: 'Half the points more, by road, not beside the enemy at its beginning or end.',
  },
  {
    words: ['Active', 'Flown'],
    rule: '13.11',
    means: 'An air unit that may fly a mission, and one that may not until it has Movement Supply.',
  },
  {
    words: ['Sailed'],
    rule: '19.11',
    means: 'A naval unit that has done its mission, or failed to sail; Active again at Supply Status (19.12).',
  },
  {
    words: ['Fired'],
    rule: '11.18',
    means: 'A gun that has given its support; Active again in its own Administrative phase.',
  },
  {
    words: ['Units Eliminated Box', 'Eliminated Box'],
    rule: '12.22',
    means:
      'Where a unit goes that had no way to retreat or fell to an E; a point brings it into the Cadre Box (15.25).',
  },
  {
    words: ['holding box', 'box', 'Middle East box', 'Greece box', 'Iraq box', 'Middle East', 'Greece', 'Iraq'],
    rule: '9.3',
    means: 'Greece, Middle East, Iraq: regions beside the map that units come from and go to.',
  },
  {
    words: ['marker', 'markers', 'Special Event', 'Special Events', 'hand'],
    rule: '20.13',
    means: 'Drawn each turn and held in secret until it is played.',
  },
  {
    words: ['surrender', 'Vichy Surrender'],
    rule: '18.31',
    means: 'In the Recovery Segment the Allied player may roll, for a victory point, whether Vichy gives up.',
  },
  {
    words: ['support', 'Fire Support', 'support strength'],
    rule: '11.14',
    means: 'What guns, ships and aircraft add to a combat: the difference of both sides shifts columns.',
  },
  {
    words: ['Defender Hex'],
    rule: '10.13',
    means: 'The one hex that a combat is fought for.',
  },
  {
    words: ['commando', 'commandos', 'Cdo'],
    rule: '10.61',
    means: 'A unit that raids a coast from the sea, once a turn, and may go back to a port (10.65).',
  },
  {
    words: ['port', 'ports', 'Port Level', 'capacity', 'capacities'],
    rule: '7.31',
    means:
      'A port serves as many units and Supply Points in a Segment (7.32), and feeds as many units (6.44), as its present capacity says.',
  },
  {
    words: ['source', 'sources', 'Supply Source', 'Supply Line', 'Supply Route'],
    rule: '6.41',
    means: 'What General Supply comes from: a dump, an MSU, a port or a holding box, by a Supply Route (6.21).',
  },
  {
    words: ['Druze', 'Alawi', 'Alawis'],
    rule: '19.21',
    means:
      'Groups of the Axis that are garrisons of their hexes until their area is entered (19.22) or an Event calls.',
  },
  {
    words: ['interdiction', 'Air Interdiction'],
    rule: '20.22',
    means: 'An Axis Special Event (O): nobody moves by road in and around a hex.',
  },
];
