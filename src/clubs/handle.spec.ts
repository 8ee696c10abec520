import { handleOf } from './handle';

it.each([
  ['Hex & Counter', 'hex-counter'],
  ['Spielkreis Köln', 'spielkreis-koln'],
  ['  -- ', 'club'],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(50), 'x'.repeat(32)],
])('"%s" stands in addresses as %s', (name, handle) => {
  expect(handleOf(name)).toBe(handle);
});
