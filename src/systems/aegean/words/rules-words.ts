import type { RulesWord } from '../../../kernel/rules-word';

/** Words of the rules in mails, as HELP explains them. */
export const RULES_WORDS: readonly RulesWord[] = [
  { words: ['VP', 'VPs', 'Victory Point'], rule: '9.1', means: 'What the game is decided by.' },
  { words: ['impulse'], rule: '1.1', means: 'A part of a game-turn, by day or night, in which both players act.' },
  { words: ['half', 'half-impulse'], rule: '4.C', means: 'Air, naval and ground phase of one player in an impulse.' },
  { words: ['CAP'], rule: '5.4.9', means: 'Fighters that wait in a hex for enemy aircraft.' },
  {
    words: ['extended range'],
    rule: '5.3.3',
    means: 'What an Allied F or FB of the Holding Box flies at: it fights with two less.',
  },
  { words: ['task force', 'TF'], rule: '6.5.1', means: 'Allied ships that enter and sail together under one marker.' },
  { words: ['Holding Box'], rule: '5.2.1', means: 'Where units of a side are that are off the map.' },
  { words: ['spotted'], rule: '3.5', means: 'Of a ship: it can be attacked, and its counter is seen.' },
  { words: ['Accolade', 'Operation Accolade'], rule: '8.4.5', means: 'The Allied landing on Rhodes.' },
  { words: ['Luftwaffe Elsewhere'], rule: '5.1', means: 'German groups that the status of the turn does not release.' },
  {
    words: ['disrupted'],
    rule: '7.1.2',
    means: 'Begins no attack, takes no hits off, builds nothing, fights at half.',
  },
];
