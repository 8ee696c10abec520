import { csvOf } from './csv';
import { pointsText } from './names';
import type { GameLine, StandingLine } from './results-view';

/** The standings as a file for spreadsheets. */
export const standingsCsv = (lines: readonly StandingLine[]): string =>
  csvOf([
    ['place', 'name', 'seed', 'points', 'games', 'won', 'drawn', 'lost', 'free rounds', 'Buchholz', 'Sonneborn-Berger'],
    ...lines.map((l) => [
      ...[l.place, l.name, l.seed, number(l.points), l.played, l.wins, l.draws, l.losses, l.byes],
      ...[number(l.buchholz), number(l.sonneborn)],
    ]),
  ]);

/** The games of an event as a file for spreadsheets; the value is to who is named first. */
export const gamesCsv = (lines: readonly GameLine[]): string =>
  csvOf([
    [
      'round',
      'pair',
      'game',
      'code',
      'scenario',
      'first',
      'first side',
      'second',
      'second side',
      'state',
      'value to first',
      'how',
      'level',
    ],
    ...lines.map((l) => [
      ...[l.round, l.pair, l.game, l.code, l.scenario, l.first, l.firstSide, l.second, l.secondSide, l.state],
      ...[l.value, l.how, l.level],
    ]),
  ]);

const number = (points: number): number => Number(pointsText(points));
