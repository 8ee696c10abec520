import { readName, readNameIn } from './names';

const UNITS = ['2/1', '21/7A', '13/IV/Sturm', '1/7', 'Ju-87 II/StG77', 'Hurricane 274', '6 Cav', 'Convoy no. 4'].map(
  (name) => ({ id: name.toLowerCase().replace(/\W/g, '-'), names: [name] }),
);

describe('a number in a name', () => {
  it.each([
    ['21', '2/1 or 21/7A, by leaving out a sign'],
    ['2/17A', '21/7A'],
    ['2 17A', '21/7A'],
    ['2-17', '21/7A'],
    ['1/3/IV/Sturm', '13/IV/Sturm'],
    ['17', '1/7'],
    ['Ju-87 II/StG 7', 'StG77, of which it is a part'],
    ['Ju-8 7 II/StG77', 'Ju-87 II/StG77'],
    ['Hurricane 27', 'Hurricane 274'],
    ['Hurricane 2 74', 'Hurricane 274'],
  ])('%s is not %s', (said) => {
    expect(readName(said, UNITS, 'unit').ok).toBe(false);
    expect(readNameIn(said, [UNITS, UNITS], 'unit').ok).toBe(false);
  });

  it.each([
    ['2/1', '2/1'],
    ['2-1', '2/1'],
    ['2 1', '2/1'],
    ['21/7', '21/7A'],
    ['21-7a', '21/7A'],
    ['13/IV', '13/IV/Sturm'],
    ['13 iv', '13/IV/Sturm'],
    ['ju87 II StG 77', 'Ju-87 II/StG77'],
    ['hurricane274', 'Hurricane 274'],
    ['6cav', '6 Cav'],
    ['convoy no 4', 'Convoy no. 4'],
  ])('%s is %s', (said, name) => {
    const read = readName(said, UNITS, 'unit');
    expect(read.ok && read.value.names[0]).toBe(name);
    const before = readNameIn(said, [UNITS.slice(0, 1), UNITS], 'unit');
    expect(before.ok && before.value.names[0]).toBe(name);
  });
});
