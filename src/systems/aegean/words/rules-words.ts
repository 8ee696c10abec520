import type { RulesWord } from '../../../kernel/rules-word';
import { FORCE_WORDS } from './force-words';

/** Results of ground combat, in the letters of the chart. */
const RESULTS: readonly RulesWord[] = [
  {
    words: ['AE'],
    rule: '7.4.7',
    means: 'Result: all attacking units are eliminated. Below odds of 1-2 without a throw.',
  },
  { words: ['A1R'], rule: '7.4.7', means: 'Result: the attacker loses one, the rest retreats.' },
  { words: ['AR'], rule: '7.4.7', means: 'Result: the attacker retreats.' },
  { words: ['NE'], rule: '7.4.8', means: 'Result: nothing; both stay, and another round may follow.' },
  { words: ['EX'], rule: '7.4.7', means: 'Result: each side loses one; both stay.' },
  {
    words: ['DD'],
    rule: '7.1.1',
    means: 'Result: all defenders are disrupted; both stay. Of a ship: a destroyer, sunk by two hits (6.4.3).',
  },
  { words: ['D1'], rule: '7.4.7', means: 'Result: the defender loses one; both stay.' },
  { words: ['DR'], rule: '7.4.7', means: 'Result: the defender retreats.' },
  { words: ['D1R'], rule: '7.4.7', means: 'Result: the defender loses one, the rest retreats.' },
  { words: ['DE'], rule: '7.4.7', means: 'Result: all defending units are eliminated.' },
  { words: ['loses one', 'lose one'], rule: '7.4.7', means: 'A battalion or three companies; its owner says which.' },
];

const TIME: readonly RulesWord[] = [
  { words: ['VP', 'VPs', 'Victory Point', 'points'], rule: '9.1', means: 'What the game is decided by.' },
  { words: ['impulse'], rule: '4.B', means: 'A part of a game-turn, by day or night, in which both players act.' },
  {
    words: ['each impulse'],
    rule: '4.D3',
    means: 'Behind a mission: it is flown again in every impulse of the game-turn.',
  },
  { words: ['half', 'half-impulse'], rule: '4.C', means: 'Air, naval and ground phase of one player in an impulse.' },
  { words: ['initiative'], rule: '4.C', means: 'Who acts first in an impulse: the higher die, thrown again if equal.' },
  {
    words: ['day', 'night', 'by day', 'by night'],
    rule: '4.B',
    means: 'An impulse is night on a 1 or 2. Only N units fly then.',
  },
  {
    words: ['rough', 'calm', 'sea state'],
    rule: '4.A1',
    means: 'On a 1 or 2 the sea of a turn is rough: ships sail a third, submarines half.',
  },
  {
    words: ['Luftwaffe', 'Luftwaffe Elsewhere'],
    rule: '5.1',
    means: 'German groups that the status of the turn does not release leave the map.',
  },
  {
    words: ['Accolade', 'Operation Accolade'],
    rule: '8.4.5',
    means: 'The Allied landing on Rhodes, in turn 5 on a 1 to 3 of an impulse.',
  },
];

const ON_LAND: readonly RulesWord[] = [
  {
    words: ['morale', 'holds', 'fails'],
    rule: '7.4.3',
    means: 'Before a combat each unit throws: above its morale an attacker takes no part, a defender counts one less.',
  },
  {
    words: ['odds', '1-1', '2-1'],
    rule: '7.4.4',
    means: 'Attack to defence, rounded for the defender: the column of the combat.',
  },
  {
    words: ['strength'],
    rule: '7.4.5',
    means: 'What counts in a combat; doubled in a port or a rough hex, half of who is disrupted.',
  },
  {
    words: ['round', 'another round'],
    rule: '7.4.8',
    means: 'Where both stay, another follows on an even die, or with a leader in the attack.',
  },
  {
    words: ['retreat', 'retreats'],
    rule: '7.4.7',
    means: 'One hex on the island, empty or friendly; the attacker goes back where he came from.',
  },
  {
    words: ['surrendered', 'resist', 'Italians'],
    rule: '7.7.1',
    means: 'At the first landing on an island its Italians are thrown for: they go over, or fight.',
  },
  {
    words: ['disrupted'],
    rule: '7.1.2',
    means: 'Begins no attack, takes no hits off, builds nothing, fights at half.',
  },
  {
    words: ['support', 'ground support'],
    rule: '5.4.8',
    means: 'Bombs that are added to an attack in the ground phase to come.',
  },
  {
    words: ['drop', 'drops', 'parachute'],
    rule: '7.2.1',
    means: 'A landing from the air, thrown for: 3 or more is good, less on bad ground or by night.',
  },
  { words: ['assault'], rule: '6.3.2', means: 'A landing where no friendly port is: by landing craft.' },
  { words: ['march', 'marches'], rule: '4.F4', means: 'To a hex farther away; the units go on by themselves.' },
  {
    words: ['engineer', 'builds'],
    rule: '7.6',
    means: 'An Allied engineer builds an airfield in a flat hex by the end of the next own ground phase.',
  },
];

const AT_SEA: readonly RulesWord[] = [
  {
    words: ['Holding Box', 'box'],
    rule: '5.2.1',
    means: 'Where units of a side are that are off the map; ships come and go by their edge (6.2.5).',
  },
  {
    words: ['spotted', 'unspotted', 'naval unit'],
    rule: '3.5',
    means: 'A spotted ship can be attacked and is named; another is a naval unit.',
  },
  {
    words: ['search', 'finds', 'finds nothing'],
    rule: '3.7',
    means:
      'Whoever flies to a hex with ships throws: R, TB, DB and the helicopter find them on 3 or less, others on 1.',
  },
  { words: ['task force', 'TF'], rule: '6.5.1', means: 'Allied ships that enter and sail together under one marker.' },
  {
    words: ['endurance'],
    rule: '6.2.3',
    means: 'How long a British destroyer stays on the map; then it goes home with its cargo.',
  },
  { words: ['Turkish waters'], rule: '6.5.2', means: 'Hexes by which Allied ships enter too, and then are spotted.' },
  {
    words: ['mines', 'mine', 'mined'],
    rule: '6.3.3',
    means: 'An Allied ship that enters a mined hex throws: on 4 or more it is hit.',
  },
  {
    words: ['naval battle', 'battle'],
    rule: '6.4.1',
    means: 'Where ships of both sides are and one side has spotted the other and will fight.',
  },
  {
    words: ['withdraw', 'withdraws'],
    rule: '6.4.3',
    means: 'The side with more hits against it leaves for a sea hex without enemies.',
  },
  {
    words: ['hit', 'hits', 'sunk'],
    rule: '6.4.3',
    means: 'Two sink CL and DD, three a CVE, four a CV, six a BB, one any other ship.',
  },
  {
    words: ['gunfire', 'shell', 'shells', 'bombard'],
    rule: '6.3.4',
    means: 'BB, CL and DD shell a base or troops with half their strength.',
  },
  {
    words: ['coast watcher', 'watcher', 'watch'],
    rule: '3.8',
    means: 'Spots German ships in his hex or next to it on 1 to 3.',
  },
  { words: ['main ship'], rule: '6.4.2', means: 'A battleship or a carrier: with one a battle has two rounds.' },
];

const IN_THE_AIR: readonly RulesWord[] = [
  { words: ['CAP'], rule: '5.4.9', means: 'Fighters that wait in a hex for enemy aircraft.' },
  { words: ['AA'], rule: '5.6.1', means: 'Guns of bases, ships and AA units; all fire once at a mission.' },
  {
    words: ['flown', 'ready'],
    rule: '4.D2',
    means: 'Who has flown is ready again on a 4 or less, thrown in each own air phase.',
  },
  {
    words: ['extended range'],
    rule: '5.3.3',
    means: 'What an Allied F or FB of the Holding Box flies at: it fights with two less.',
  },
  { words: ['escort', 'escorts'], rule: '5.5.2', means: 'Fighters that CAP must meet before it goes for the bombers.' },
  {
    words: ['jettison'],
    rule: '5.7.4',
    means: 'F that meet CAP drop their bombs and fight at full value; their mission is over.',
  },
  {
    words: ['missile'],
    rule: '5.4.7',
    means: 'Of a Do 217, by day, at a spotted ship: two more on the die, each hit is two.',
  },
  { words: ['closed'], rule: '5.4.5', means: 'A base with so many hits that nobody takes off from it.' },
  { words: ['turns back'], rule: '5.5.7', means: 'The unit goes home and has flown.' },
];

/** Words of the rules in mails, as HELP explains them. */
export const RULES_WORDS: readonly RulesWord[] = [
  ...[...RESULTS, ...TIME, ...ON_LAND, ...AT_SEA, ...IN_THE_AIR],
  ...FORCE_WORDS,
];
