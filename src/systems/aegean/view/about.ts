import type { AegeanData } from '../data/load';
import type { AegeanScenario } from '../data/scenario';
import { bar } from '../rules/9-1-points';

/** What a scenario is about and how each side wins it (9.0, 10.3), for its first mails: the figures are those that the club has. */
export function aboutScenario(scenario: AegeanScenario, data: AegeanData): readonly string[] {
  const { points } = scenario;
  return points === null ? aboutIslands(scenario, data) : aboutLeros(scenario, points);
}

function aboutLeros({ turns, dates }: AegeanScenario, points: NonNullable<AegeanScenario['points']>): string[] {
  const worth = (side: 'german' | 'allied', word: RegExp): number =>
    points[side].find(({ item }) => word.test(item))?.vp ?? 0;
  return [
    `The German attack on Leros, game-turns ${turns.first} and ${turns.last} (from ${dates[turns.first] ?? ''}): landing craft and paratroops against the British garrison. It ends at once when he controls Leros and no Allied ground unit is left there. More points win; equal points are a draw.`,
    `German points: ${worth('german', /controls Leros/)} for controlling Leros at the end, ${worth('german', /sunk/)} for each Allied cruiser, destroyer or transport sunk.`,
    `Allied points: ${worth('allied', /Leros not under/)} if he does not control Leros, ${worth('allied', /sunk/)} for each German landing craft or transport sunk, ${worth('allied', /battalion/)} for each German battalion eliminated.`,
  ];
}

function aboutIslands({ turns, dates }: AegeanScenario, { isles, charts }: AegeanData): string[] {
  const vp = (row: string): number => Number(charts['victory-points'].named(row, 'vp'));
  const islands = [...isles.islands.values()].filter((island) => island.vp > 0);
  const most = islands
    .map(({ id, name }) => `${name} ${vp(id)}`)
    .sort((a, b) => Number(b.split(' ').at(-1)) - Number(a.split(' ').at(-1)));
  return [
    `The islands off Turkey after the Italian surrender, game-turns ${turns.first} to ${turns.last} (from ${dates[turns.first] ?? ''}). At the end an island counts for the side that controls it: ${most.join(', ')}.`,
    `The German also scores ${vp('main-ship')} for each Allied battleship or carrier sunk, ${vp('light-ship')} for a cruiser, destroyer or transport, ${vp('heavy-bomber')} for a B-17 or B-24. He wins unless the Allies do.`,
    `The Allies win if they lead by ${bar(false)} point or more at the end; once they have landed on Rhodes they need a lead of ${bar(true)}, and the German gets the roll of a die more.`,
  ];
}
