import type { RulesWord } from '../../../kernel/rules-word';

const word = (words: string, rule: string, means: string): RulesWord => ({ words: words.split(', '), rule, means });

/** Words that stand in the sentences of reports and rolls, as HELP explains them. */
export const TOLD_WORDS: readonly RulesWord[] = [
  word(
    'column, columns',
    '9.31',
    'Where a roll is read off in its table; WHY and the number of a line tell how it was found.',
  ),
  word('odds', '9.31', 'Attack strength to defence strength of a Maneuver Combat, rounded for the defender.'),
  word('Maneuver Combat, maneuver', '9.11', 'The usual attack from beside a hex, with odds, lead units and support.'),
  word(
    'Assault, Assault Combat, assaults',
    '10.1',
    'Close combat of six stacking points at most: each side rolls by its own strength.',
  ),
  word(
    'Special Assault',
    '6.41',
    'What is fought at once where who drops, or lands from the sea, comes down among enemies.',
  ),
  word(
    'coordination, coordinated, uncoordinated',
    '8.2',
    'A roll against the efficiency of an HQ in range: whether hexes attack together, with support; of aircraft against ships 19.21.',
  ),
  word(
    'spotter, spotting',
    '11.22',
    'A unit of the own side beside the target of a bombardment from farther off; without one the die is worse.',
  ),
  word('retreats, retreat', '9.62', 'A beaten stack goes back one hex or two, outside enemy zones of control.'),
  word('advances, advance', '9.82', 'Attackers who won may go into the hex that the defender left.'),
  word(
    'refuses, refusal, Combat Refusal',
    '7.32',
    'Defenders leave their hex before the combat, by an Efficiency Check.',
  ),
  word(
    'reacts, reaction',
    '7.41',
    'A unit beside a hex that is to be attacked comes into it before the combat, by an Efficiency Check.',
  ),
  word('drifts', '6.2', 'Comes down in another hex than its target, as the die says.'),
  word(
    'dispersed',
    '6.31',
    'Who landed badly: weaker, and it does not move, until the recovery of the next game-turn.',
  ),
  word(
    'interdiction, Interdiction Level',
    '12.42',
    'What aircraft over a sector take from Allied movement, command ranges and AA fire.',
  ),
  word(
    'Flown, Ready',
    '12.23',
    'Boxes of aircraft: Ready may fly this game-turn, Flown has, and rolls to be ready again.',
  ),
  word(
    'Abort, Abort 1, Abort 2',
    '12.23',
    'Boxes of aircraft that AA fire turned away: they are ready again later than those in Flown.',
  ),
  word('airfield, airfields', '6.52', 'Where units land by air, as many steps in a game-turn as it takes.'),
  word(
    'Suda Command, Suda Command Area, Command Area',
    '4.64',
    'The area round Suda whose marked units leave it only as the game-turn lets them.',
  ),
  word(
    'RSC, RSCs, Reserve Supply Counter, Reserve Supply Counters',
    '15.21',
    'Reserve Supply Counter: supply that lies in a sector, or comes by sea, and betters its supply level.',
  ),
  word(
    'detected, undetected',
    '18.11',
    'Whether the other side has found a Task Force or a naval unit: only who is detected is attacked.',
  ),
  word(
    'decoy, decoys',
    '16.33',
    'A Task Force marker without ships (16.33b), or a German counter that carries nothing.',
  ),
  word(
    'critical hit',
    '19.43',
    'A second roll behind a result with an asterisk: on 1 or 2 the ship is damaged once more.',
  ),
  word(
    'sector, sectors, supply level',
    '15.11',
    'A quarter of the island: Maleme/Suda, Retimo, Heraklion, South Crete. Each side has one supply level in each, which all its units there fight by.',
  ),
  word(
    'Adequate, Short',
    '15.12',
    'Supply levels of a sector: Adequate harms nobody, Short worsens the dice of who fights there (15.32), Low more so (15.33).',
  ),
  word(
    'On Hand, Expended',
    '15.22',
    'The sides of a Reserve Supply Counter: it waits in its sector, or has raised the level there and goes with the next morning (15.26).',
  ),
  word(
    'off-map box, off-map boxes',
    '4.51',
    'Parts of the island beside the map sheets, entered and left by hexes of the edge (4.53).',
  ),
  word(
    'Airlanding group, Airlanding groups, airlanding',
    '6.53',
    'Units that wait to be flown to an airfield; all of a group land before the next one begins.',
  ),
  word(
    'evacuation, evacuate',
    '20.11',
    'From game-turn 14 a die may order the Allies off the island, where they have lost enough.',
  ),
  word('contact, contacts', '18.12', 'A German naval counter whose identity the Allied player has not yet found.'),
  word(
    'objective, objectives',
    '22.2',
    'A place that scores for who holds it at the end; the position lists them, and each scenario has its own.',
  ),
  word(
    'terrain, flat, broken, rough, hill, orchard, woods, mountain, town, city',
    '4.21',
    'What a hex costs each type of unit to enter; what it is worth to its defender is its TDV (9.41).',
  ),
  word(
    'Ready to Sail, Refitting, Refitting 1, Refitting 2, Arrival, Refit Boxes',
    '16.42',
    'Boxes of Alexandria that ships go through by dice before they sail again.',
  ),
  word('refit', '16.42', 'What ships in Alexandria go through, box by box, before they sail again.'),
  word('turns back, turning back, turn back', '19.77', 'A German unit breaks off the surface combat, by a die.'),
  word('presses on, press on', '19.76', 'A German unit fights a second round of the surface combat.'),
];
