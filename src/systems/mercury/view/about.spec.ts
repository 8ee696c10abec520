import { mercuryData } from '../testing';
import { levelFor } from '../rules/22-victory';
import { aboutGround, aboutNaval } from './about';

const data = mercuryData();
const own = { ...data, schedule: { ...data.schedule, points: { ...data.schedule.points, 'cl-sunk': 7 } } };
const campaign = data.groundScenarios.find(({ campaign: of }) => of !== null);
const [naval] = data.navalScenarios;

describe('what a scenario is about', () => {
  it.each(['14.1', '14.2', '14.3'])('says the hexes that decide it (%s)', (rule) => {
    const scenario = data.groundScenarios.find((one) => one.rule === rule);
    if (!scenario) throw new Error(rule);
    const { airfield, airfields, objectives } = scenario.victory;
    const hexes = [...Object.values(airfields ?? {}).flat(), ...(objectives ?? []).map(({ hex }) => hex)];
    const said = aboutGround(scenario, data).join(' ');
    for (const hex of airfield ? [airfield.hex, ...airfield.around] : hexes) expect(said).toContain(hex);
  });

  it('has the figures of the club', () => {
    if (!campaign || !naval) throw new Error('no scenario');
    for (const about of [aboutGround(campaign, own), aboutNaval(naval, own)])
      expect(about.join(' ')).toContain('cruiser 7');
  });

  it('says with how many points who wins as the rules count them', () => {
    for (const scenario of data.navalScenarios) {
      const levels = data.schedule.levels[scenario.levels] ?? [];
      const said = aboutNaval(scenario, data).join(' ');
      const wins = Number(/He wins with (\d+)/.exec(said)?.[1]);
      expect(levelFor(levels, wins).name).toMatch(/German$/);
      expect(levelFor(levels, wins - 1).name).toMatch(/Allied$/);
    }
  });
});
