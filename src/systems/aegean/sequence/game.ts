import { define, type Act } from '../aegean';
import { useBattleships } from '../decisions/battleships';
import { eleventhTurn } from '../decisions/eleventh-turn';
import { settingUp, type SettingUp } from '../decisions/set-up';
import { placeGarrisons, scenarioCalled } from '../set-up';
import { throwForBattleships } from './battleships';
import { gameTurn } from './game-turn';
import { victory } from './victory';

const cardOf = ({ world, data }: Act) => scenarioCalled(data, world.scenario);

/** 8.0: the last turn, with that which the Allies have added. */
function isNotOver(c: Act): boolean {
  const { last, optional } = cardOf(c).turns;
  return c.world.clock.turn < (c.world.eleventh ? (optional ?? last) : last);
}

const mayAddTurn = (c: Act): boolean => {
  const { last, optional } = cardOf(c).turns;
  return optional !== null && c.world.clock.turn === last && !c.world.eleventh;
};

/** 8: the battleships are asked about before anything else, then each player sets up. */
const settingOut = define<SettingUp>('Set-up', (s) => [
  s.when('8.3.5 battleships', (c) => cardOf(c).setUp.some(({ optional }) => optional === 'battleships'), [
    s.do('8.3.5 die', throwForBattleships),
    s.ask('8.3.5 used', useBattleships),
  ]),
  s.each('8 set-up', 'side', (c) => [...cardOf(c).order], [s.ask('set-up', settingUp)]),
  s.do('7.7.2 garrisons', (c) => placeGarrisons(c.world, c.data)),
]);

/** 8.0: after the last turn the Allies may add another. */
const lastTurn = define('Last turn', (s) => [
  s.when('8.0 over', mayAddTurn, [s.ask('8.0 eleventh turn', eleventhTurn)]),
]);

/** A game, whichever scenario it is. */
export const game = define('Scenario', (s) => [
  s.call('8 set-up', settingOut),
  s.while('turns', isNotOver, [s.call('Game-turn', gameTurn), s.call('8.0 last turn', lastTurn)]),
  s.call('9 victory', victory),
]);
