import { askerOf, asksFromHere, type Asked } from './asker';

const asked = (remoteAddress: string, headers: Asked['headers'] = {}): Asked =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } }) as unknown as Asked;

describe('who asks', () => {
  it('is somebody on this machine when nothing says that a proxy asks for another', () => {
    for (const peer of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
      expect(asksFromHere(asked(peer))).toBe(true);
    expect(asksFromHere(asked('::1', { host: '[::1]:3000' }))).toBe(true);
    expect(asksFromHere(asked('203.0.113.7'))).toBe(false);
    for (const name of [
      'forwarded',
      'via',
      'x-forwarded',
      'x-forwarded-proto',
      'x-real-ip',
      'cf-connecting-ip',
      'client-ip',
    ])
      expect(asksFromHere(asked('127.0.0.1', { [name]: 'x' }))).toBe(false);
    expect(asksFromHere(asked('127.0.0.1', { host: 'despatch.example.org' }))).toBe(false);
  });

  it('is whom the proxy on this machine has seen, not whom the asker says he is', () => {
    expect(askerOf(asked('127.0.0.1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }))).toBe('203.0.113.7');
    expect(askerOf(asked('::1', { 'x-forwarded-for': '2001:db8:1:2:3::4' }))).toBe('2001:db8:1:2');
    expect(askerOf(asked('203.0.113.9', { 'x-forwarded-for': '203.0.113.7' }))).toBe('203.0.113.9');
    expect(askerOf(asked('127.0.0.1', { 'x-forwarded-for': 'nobody' }))).toBe('127.0.0.1');
  });
});
