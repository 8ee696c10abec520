import { worldWith, slouchHatsData, type Standing } from '../testing';
import type { Side } from '../side';
import { slouchHatsView } from '../view/view';
import type { World } from '../world';
import { botInterception } from './missions';
import { botTransport } from './shipping';

const data = slouchHatsData();

function inTransport(seat: Side, standing: Standing): World {
  const world = worldWith(standing);
  world.moment = { segment: seat === 'axis' ? 'E' : 'C', phase: 'Transport' };
  return world;
}

/** What the bot carries: `ship SK-F 1519`. */
function carried(world: World, seat: Side): string[] {
  return botTransport({ seat, data, facts: {}, view: slouchHatsView(world, seat, data) }).map((one) => {
    if (one.verb === 'raid') return `raid ${one.raid.unit}`;
    if (one.verb === 'fly') return `fly ${one.flight.cargo.id} ${one.flight.to}`;
    return `ship ${one.sailing.cargo.map(({ id }) => id).join()} ${one.sailing.to}`;
  });
}

describe('transport by the bot', () => {
  it('7.2: Germans that wait in Greece sail to a port of Syria as long as the capacity lasts', () => {
    const world = inTransport('axis', { greece: 'SK-F 141-6Geb SV288', '1519': 'I-24RMIC', '1525': '21-7A' });
    const sailed = carried(world, 'axis');
    expect(sailed).toHaveLength(2);
    expect(sailed[0]).toMatch(/^ship 141-6Geb 1\d\d\d$/);
  });

  it('no port beside the enemy is a goal', () => {
    const world = inTransport('axis', { greece: 'SK-F', '1519': 'I-24RMIC', '1520': '21-7A', '1515': 'II-16RTT' });
    expect(carried(world, 'axis').join()).not.toContain('1519');
  });

  it('9.34: who may come by land through Turkey does not sail', () => {
    const world = inTransport('axis', { greece: 'SK-F', '1519': 'I-24RMIC', '1525': '21-7A' });
    world.events.lasting.push({ kind: 'land-connection', lasts: 'game', hexes: ['1200', '1302'] });
    expect(carried(world, 'axis')).toEqual([]);
  });

  it('7.1: with the Air Transport marker a battalion flies to an airfield', () => {
    const world = inTransport('axis', { greece: 'Lehr', '1519': 'I-24RMIC', '1525': '21-7A' });
    world.airTransport = true;
    expect(carried(world, 'axis').join()).toMatch(/^fly Lehr/);
  });

  it('19.14: against several one ship more than against one', () => {
    const world = inTransport('axis', { '1519': 'I-24RMIC' });
    for (const id of ['ajax', 'phoebe', 'leander'])
      Object.assign(world.ships[id] ?? {}, { at: 'middle-east', active: true });
    const view = slouchHatsView(world, 'allied', data);
    const sent = (size: number) =>
      botInterception({ seat: 'allied', data, facts: { goals: [{ to: '1519', size }] }, view }).flatMap(
        ({ units }) => units,
      );
    expect(sent(1)).toHaveLength(1);
    expect(sent(2)).toHaveLength(2);
  });
});
