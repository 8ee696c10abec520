import { asStored } from './copy';

it('the keys of an answer stand as the log gives them back, however they were written', () => {
  const written = { 'aa-156': ['W4315'], 'rtr-1': { b: 1, a: 2 }, '': [{ yy: 1, z: 2 }] };
  expect(JSON.stringify(asStored(written))).toBe('{"":[{"z":2,"yy":1}],"rtr-1":{"a":2,"b":1},"aa-156":["W4315"]}');
  expect([asStored(null), asStored(['b', 'a']), asStored(undefined)]).toEqual([null, ['b', 'a'], undefined]);
});
