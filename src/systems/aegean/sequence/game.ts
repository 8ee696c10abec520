import { define } from '../aegean';
import type { Act } from '../aegean';
import { useBattleships } from '../decisions/battleships';
import { eleventhTurn } from '../decisions/eleventh-turn';
import { settingUp } from '../decisions/set-up';
import type { SettingUp } from '../decisions/set-up';
import { scenarioCalled } from '../set-up';
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

/** A game, whichever scenario it is. */
export const game = define<SettingUp>('Scenario', (s) => [
  s.when('8.3.5 battleships', (c) => cardOf(c).setUp.some(({ optional }) => optional === 'battleships'), [
    s.do('8.3.5 die', throwForBattleships),
    s.ask('8.3.5 used', useBattleships),
  ]),
  s.each('8 set-up', 'side', (c) => [...cardOf(c).order], [s.ask('set-up', settingUp)]),
  s.while('turns', isNotOver, [
    s.call('Game-turn', gameTurn),
    s.when('8.0 the last turn', mayAddTurn, [s.ask('8.0 eleventh turn', eleventhTurn)]),
  ]),
  s.do('9 victory', victory),
]);
