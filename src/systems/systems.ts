import type { SourceFile } from '../kernel/chance/chart';
import { Engine } from '../kernel/engine';
import { readMeasured } from '../kernel/data/measured';
import type { Realm, SeatId } from '../kernel/realm';
import type { System } from '../kernel/system';
import { SYSTEMS, type Folders } from './all';
import type { SystemFolder } from './folder';

// oxlint-disable-next-line typescript/no-explicit-any -- systems differ in world, view and data, and nobody outside may know them
export type AnyRealm = { world: any; view: any; data: any; seat: SeatId };
export type AnyEngine = Engine<AnyRealm>;

export class UnknownSystem extends Error {
  constructor(id: string, known: readonly string[]) {
    super(`no system is called "${id}"; there is ${known.join(', ')}`);
    this.name = 'UnknownSystem';
  }
}

/** Loads and checks the system of a folder. `read`: its own files. @throws ChartFault, DataFault naming file and line; FieldWithoutPolicy */
export function engineOf(folder: SystemFolder, read: (path: string) => SourceFile): AnyEngine {
  const system = folder.system(folder.load(read)) as System<AnyRealm>;
  const measured = folder.balance === undefined ? {} : readMeasured(read(folder.balance));
  return new Engine<AnyRealm>(system.bids ? { ...system, bids: { ...system.bids, measured } } : system);
}

/** The rule systems of this service, each with its engine. */
export class Systems {
  private constructor(private readonly engines: ReadonlyMap<string, AnyEngine>) {}

  /** Loads and checks every system. @throws ChartFault, DataFault naming file and line; FieldWithoutPolicy */
  static load(read: (system: string, path: string) => SourceFile, folders: Folders = SYSTEMS): Systems {
    const engines = Object.values(folders).map((folder) => engineOf(folder, (path) => read(folder.home, path)));
    return new Systems(new Map(engines.map((engine) => [engine.system.id, engine])));
  }

  /** The engine of a system. @throws UnknownSystem */
  engine<R extends Realm = AnyRealm>(id: string): Engine<R> {
    const engine = this.engines.get(id);
    if (!engine) throw new UnknownSystem(id, [...this.engines.keys()]);
    return engine as Engine<R>;
  }

  all(): AnyEngine[] {
    return [...this.engines.values()];
  }
}
