import { mayTell } from './foreign-post';

describe('an address that is told of events', () => {
  it.each([
    ['https://hooks.example.org/despatch?x=1', true],
    ['https://203.0.113.7:8443/', true],
    ['http://hooks.example.org/', false],
    ['https://localhost/', false],
    ['https://127.0.0.1/', false],
    ['https://10.1.2.3/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://[fd00::1]/', false],
    ['https://user:secret@hooks.example.org/', false],
    ['ftp://hooks.example.org/', false],
    ['not an address', false],
  ])('%s: %s', (url, good) => {
    expect(mayTell(url, false)).toBe(good);
  });

  it('may be on this machine where the operator says so', () => {
    expect(mayTell('http://127.0.0.1:4000/', true)).toBe(true);
  });
});
