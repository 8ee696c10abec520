import { ownSystems } from '../../../config/testing/systems';
import { GAME } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import type { Position } from '../../../kernel/record/position';
import { pageScenes } from '../../../reports/page-scenes';

const engine = ownSystems().engine('mercury');
const started = (scenario: string): Position => engine.start({ scenario, options: {} }, keyedDice('secret')).position;

describe.each(['1', '2', '3', '4', '4b'])('the map of the first mail of scenario %s', (scenario) => {
  it.each(['german', 'allied'])('has the position of the %s seat in its place, line for line', (seat) => {
    const position = started(scenario);
    const order = { seat, seq: 0, position: 0, asked: '', orderWords: [], facts: [] };
    const [page] = pageScenes(engine, GAME, position, [], order).pages('A4');
    const parts = (page?.shapes ?? []).flatMap((shape) => (shape.kind === 'group' && shape.part ? [shape.part] : []));
    const [figure] = parts.filter(({ role }) => role === 'Figure');
    const lines = engine.system.lines(engine.view(position, seat) as object, null);
    expect(lines.length).toBeGreaterThan(2);
    expect(figure?.alt?.split('\n').slice(1)).toEqual(lines);
    expect(parts.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2']));
  });
});
