import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { Position } from '../record/position';
import { sharedObjects } from './shared-objects';

/**
 * What is wrong with the world of a position and with what is shown of it, a line each: an object of the world that a view hands
 * on (whoever writes in it writes in the game), and what the declared shape of the world does not have (a moderator's patch is held
 * against that shape).
 */
export function viewFaults<R extends Realm>(engine: Engine<R>, { scenario, world }: Position): string[] {
  const { system } = engine;
  const { seats = [] } = system.scenarios.find((one) => one.id === scenario) ?? {};
  const [own, data] = [world as R['world'], system.data as R['data']];
  const readers: [string, R['view'] | null | undefined][] = [
    ...seats.map((seat): [string, R['view']] => [seat, system.view(own, seat as R['seat'], data)]),
    ['a spectator', system.outside?.(own, data)],
  ];
  const shared = readers.flatMap(([reader, view]) =>
    sharedObjects(world, view).map((path) => `${reader} is shown an object of the world itself: ${path}`),
  );
  const { error } = system.words(own).world.safeParse(world);
  const undeclared = (error?.issues ?? []).flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map(
      (path) => `the world has ${path.join('.')}, which its shape does not declare: ${issue.message.slice(0, 120)}`,
    );
  });
  return [...shared, ...undeclared];
}
