import type { RulesWord } from '../../../kernel/rules-word';

const aircraft = (words: string[], rule: string, means: string): RulesWord => ({ words, rule, means });

/** What stands in brackets behind aircraft and ships, and sizes of ground units, as HELP explains them. */
export const FORCE_WORDS: readonly RulesWord[] = [
  aircraft(['F', 'fighter'], '5.4.9', 'A fighter: CAP, escort, and light bombs.'),
  aircraft(['FB', 'fighter-bomber'], '5.4.9', 'A fighter-bomber: CAP and escort, or bombs.'),
  aircraft(['B', 'bomber'], '5.7.1', 'A bomber: it bombs level, with others together.'),
  aircraft(
    ['HB', 'heavy bomber'],
    '5.9.1',
    'A heavy bomber, B-17 or B-24: it reaches every hex and gives no ground support.',
  ),
  aircraft(['DB', 'dive bomber', 'Stuka'], '5.7.2', 'A dive bomber: each aims at one target by itself.'),
  aircraft(
    ['TB'],
    '5.7.2',
    'A torpedo bomber: each aims at one ship. Of ships: a torpedo boat, which lays mines (6.3.3).',
  ),
  aircraft(['AS'], '5.4.7', 'A Do 217 with missiles against spotted ships.'),
  aircraft(['R', 'reconnaissance'], '5.4.2', 'It looks for ships, and finds them more easily than others.'),
  aircraft(['TR'], '5.4.3', 'A transport aircraft: three carry or drop a battalion, one a company.'),
  aircraft(['H', 'helicopter'], '5.4.2', 'The helicopter of Drache: it looks for ships and comes back to its ship.'),
  aircraft(['T'], '5.4.6', 'Behind an aircraft: it may bomb ships level. Of ships: a transport, sunk by one hit.'),
  aircraft(['N'], '5.8.1', 'It flies at night too.'),
  aircraft(['bombs'], '5.7.1', 'Bombing strength against bases and troops.'),
  aircraft(
    ['against ships', 'TBS'],
    '5.7.2',
    'Strength of one that aims at a ship; without it and without T nobody attacks ships.',
  ),
  ...(
    [
      [['BB', 'battleship'], 'Battleship: six hits sink it; it shells, and is a main ship.'],
      [['CV', 'carrier'], 'Carrier: four hits sink it, two close its deck.'],
      [['CVE', 'escort carrier'], 'Escort carrier: three hits sink it.'],
      [['CL', 'cruiser'], 'Light cruiser: two hits sink it; it shells and carries troops.'],
      [['destroyer'], 'DD: two hits sink it; it shells and carries troops to friendly ports.'],
      [['SS', 'submarine'], 'Submarine: it dives, and attacks a spotted ship of its hex (6.4.4).'],
      [['TA', 'torpedo boat'], 'Torpedo boat: one hit sinks it; the German ones lay mines.'],
      [['MN', 'minelayer'], 'Minelayer: one hit sinks it.'],
      [['transport'], 'T: carries troops; one hit sinks it with them.'],
      [['TW', 'trawler'], 'Trawler: carries troops; one hit sinks it.'],
      [['LC', 'landing craft'], 'Landing craft: carries troops and assaults (6.3.2); one hit sinks it.'],
      [['LS', 'landing ship'], 'Landing ship: as a landing craft, for the Allies.'],
      [['ML', 'motor launch'], 'Motor launch: carries troops; one hit sinks it.'],
    ] as const
  ).map(([words, means]) => ({ words: [...words], rule: '6.4.3', means })),
  {
    words: ['battalion', 'company'],
    rule: '2.4',
    means: 'Sizes: three companies are lost, or carried by air, as one battalion.',
  },
  {
    words: ['leader'],
    rule: '7.4.8',
    means:
      'Has no strength; with one in the attack another round follows without a die. Alone with enemies he is lost.',
  },
  { words: ['garrison'], rule: '7.7.2', means: 'Italians without a counter in a port: strength 1, morale 2, doubled.' },
  { words: ['static'], rule: '7.3', means: 'Never moves; attacks where it stands.' },
];
