import { createServer, type AddressInfo, type Server } from 'node:net';
import { dataSource } from './database';

/** One message of the server's: its letter, its length, its body. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const LET_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUT_DOWN = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

/** A server that stops as it lets somebody in: all in one packet. */
const stopping = (): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LET_IN, READY, SHUT_DOWN])));
  });

describe('a connection to a server that stops', () => {
  it('as it lets us in: what is asked fails, and nothing is left that nobody catches', async () => {
    const server = stopping();
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    const { port } = server.address() as AddressInfo;
    const source = dataSource(`postgres://despatch@127.0.0.1:${port}/despatch`, { databasePool: 2, leaseSeconds: 60 });
    await expect(source.initialize()).rejects.toThrow(/terminat|not queryable|connection/i);
    await new Promise<void>((down) => server.close(() => down()));
  });
});
