import { chooseAirlanding, type Airlanding } from '../decisions/ground/airlanding';
import { define, type Act } from '../mercury';
import { groundScenarioOf, isNight } from '../rules/03-turn';
import { groupsLeft, landByAir, openAirfields } from '../rules/ground/06-5-airlanding';
import { groundIn } from '../rules/ground/ground';

/** 6.5: reinforcements land by day on airfields that were German when the Movement Phase began. */
export const airlandingPhase = define<Airlanding>('Airlanding', (s) => [
  s.when('by day', (c) => !isNight(c), [
    s.do('airfields and groups', open),
    s.ask('which units land', chooseAirlanding),
    s.each('landings', 'unit', (c) => (c.local.landings ?? []).map((l) => l.unit), [s.do('land', land)]),
  ]),
]);

function open(c: Act<Airlanding>): void {
  const { local } = c;
  const ground = groundIn(c);
  if (local.airfields === undefined) {
    const scenario = groundScenarioOf(c.data, c.world);
    local.airfields = [...(scenario.airlanding?.airfields ?? [])];
    local.groups = groupsLeft(scenario, ground, { turn: c.world.turn, atAthens: c.world.campaign?.athens });
  }
  local.open = openAirfields(ground, local.airfields);
}

function land(c: Act<Airlanding>): void {
  const landing = c.local.landings?.find((l) => l.unit === c.local.unit);
  const field = c.local.open?.find((f) => f.hexes.includes(landing?.at ?? ''));
  if (landing && field) landByAir(c, landing.unit, landing.at, field);
}
