import type { RulesWord } from '../../kernel/rules-word';

/** Words of the rules in mails, as HELP explains them. */
export const RULES_WORDS: readonly RulesWord[] = [
  {
    words: ['VP', 'Victory Point', 'Victory Points'],
    rule: 'G94',
    means: 'What the game is decided by; all are the Soviet side’s.',
  },
  {
    words: ['Ready', 'Sailed'],
    rule: '25.31',
    means: 'The sides of a ship: Ready it may sail; Sailed it has to roll first.',
  },
  { words: ['Damage', 'Damage Point'], rule: '27.31', means: 'With more of them than its protection a ship sinks.' },
  {
    words: ['Abort'],
    rule: '27.32',
    means: 'The ship turns back to its harbour, or takes a Damage Point more and stays.',
  },
  {
    words: ['Evacuation'],
    rule: '28.21',
    means: 'A harbour that is given up: it loads twice as much, unloads nothing and supplies nobody.',
  },
  { words: ['Cadre Box'], rule: '27.32', means: 'Where sunk transports wait to be repaired.' },
  { words: ['box', 'Interdiction Box'], rule: '31.12', means: 'Aircraft placed there watch the sea zones.' },
  { words: ['Non-Op'], rule: 'G28', means: 'An HQ that activates nobody.' },
  { words: ['Do Not Move'], rule: '28.24', means: 'Who was evacuated does not move by land for two game-turns.' },
];
