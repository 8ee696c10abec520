import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** smtp-server and mailparser alone: takes each mail, parses it, says 250. Prints its port. A process of its own. */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, callback) => void simpleParser(stream).then(() => callback(), callback),
});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : 0}\n`);
});
