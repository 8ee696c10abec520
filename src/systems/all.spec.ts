import { loadedSystems } from '../cli/loaded-systems';
import { dataFiles } from '../config/data-files';
import { BEING_BUILT, SYSTEMS } from './all';
import { Systems } from './systems';

describe('a system that is being built', () => {
  const building = Object.keys(BEING_BUILT);
  const ids = (systems: Systems) => systems.all().map(({ system }) => system.id);

  it('is offered to no player, and known to those who build it', () => {
    expect(building.filter((id) => id in SYSTEMS)).toEqual([]);
    expect(ids(Systems.load(dataFiles(null)))).toEqual(Object.keys(SYSTEMS));
    expect(ids(loadedSystems())).toEqual([...Object.keys(SYSTEMS), ...building]);
  });
});
