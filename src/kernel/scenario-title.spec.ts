import { scenarioTitle } from './scenario-title';

describe('what a scenario is called', () => {
  it.each([
    [{ id: '4', name: 'The Strikes' }, 'scenario 4, The Strikes', '4 The Strikes'],
    [{ id: '4b', name: 'The convoys sail' }, 'scenario 4b, The convoys sail', '4b The convoys sail'],
    // Where the rulebook gives no number the word that our commands know it by is none of its name.
    [{ id: 'campaign', name: 'September to November' }, 'September to November', 'September to November'],
    [{ id: 'port', name: 'Scenario 1: The Port' }, 'Scenario 1: The Port', 'Scenario 1: The Port'],
  ])('%j', (scenario, sentence, label) => {
    expect([scenarioTitle(scenario, 'sentence'), scenarioTitle(scenario)]).toEqual([sentence, label]);
  });
});
