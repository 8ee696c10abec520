import { campaignSetUp } from '../../systems/mercury/set-up-campaign';
import { mercuryData, mercuryEngine } from '../../systems/mercury/testing';
import type { Scene } from '../scene';
import { pageText, words } from './ground/testing';
import { mercuryPages } from './pages';

const data = mercuryData();

/** The file of a campaign on its first game-turn. */
function fileOf(options: Record<string, true>): Scene[] {
  const scenario = data.groundScenarios.find((s) => s.id === '5');
  if (!scenario) throw new Error('there is no scenario 5');
  const view = mercuryEngine().system.view(campaignSetUp(data, scenario, options), 'allied', data);
  return mercuryPages.pages(view, data, pageText('Crete'), 'A4');
}

describe('the file of a campaign', () => {
  it('has the hex map and the Naval Operations Map, and counts the pages of both', () => {
    const file = fileOf({});
    expect(file).toHaveLength(3);
    expect(words(file[0] as Scene)).toContain('page 1 of 3');
    expect(words(file[2] as Scene)).toContain('Naval Operations Map');
  });
  it('without ships has the hex map alone', () => {
    const file = fileOf({ 'without-ships': true });
    expect(file).toHaveLength(2);
    expect(words(file[0] as Scene)).toContain('page 1 of 2');
  });
});
