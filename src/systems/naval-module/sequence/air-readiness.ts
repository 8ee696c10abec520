import { countedIf } from '../../../kernel/chance/roll';
import { airReady } from '../facts/air';
import type { Act } from '../naval-module';
import { SIDES } from '../side';
import { throwOn } from './throw';

const COLUMNS = {
  german: 'German',
  romanian: 'Romanian',
  soviet: 'Soviet',
} as const;

/** G56: in Storm every Ready unit is Flown first; then each Flown unit may become Ready, each Damaged one Flown. */
export function airReadiness(c: Act): void {
  const { world, data } = c;
  const { ground, storm } = world.weather;
  if (storm) for (const [id, state] of Object.entries(world.air)) if (state === 'ready') world.air[id] = 'flown';
  const chart = data.charts['air-readiness'];
  for (const side of SIDES) {
    const moved: Record<'ready' | 'mended', string[]> = {
      ready: [],
      mended: [],
    };
    for (const [id, state] of Object.entries(world.air)) {
      const counter = data.air.get(id);
      if (counter?.side !== side || (state !== 'flown' && state !== 'damaged')) continue;
      const modifiers = [
        ...(storm
          ? countedIf(true, chart, 'storm')
          : [...countedIf(ground === 'Mud', chart, 'mud'), ...countedIf(ground === 'Snow', chart, 'snow')]),
        ...countedIf(state === 'damaged', chart, 'damaged'),
      ];
      if (
        throwOn(c, 'air-readiness', `ready/${world.clock.turn}/${id}`, COLUMNS[counter.nation], modifiers).result !==
        'ready'
      )
        continue;
      world.air[id] = state === 'flown' ? 'ready' : 'flown';
      moved[state === 'flown' ? 'ready' : 'mended'].push(id);
    }
    if (moved.ready.length + moved.mended.length > 0) airReady(c, { side, ...moved });
  }
}
