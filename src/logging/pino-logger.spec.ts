import { Logger } from '@nestjs/common';
import { forPeople } from './destination';
import { PinoLogger } from './pino-logger';
import { scrub } from './scrub';
import type { Level } from './levels';

/** What a logger writes when `log` speaks through it. */
function logged(speak: (log: Logger) => void, level: Level = 'debug'): Record<string, unknown>[] {
  const lines: string[] = [];
  Logger.overrideLogger(new PinoLogger(level, { write: (line) => void lines.push(line) }));
  speak(new Logger('mail in'));
  expect(lines.every((line) => line.endsWith('}\n') && line.split('\n').length === 2)).toBe(true);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** An error as the database makes one. */
function databaseError(): Error {
  const error = new Error('invalid input syntax for type uuid: "move TF B: Matapan"');
  error.name = 'QueryFailedError';
  const driverError = { code: '23505', table: 'person', constraint: 'person_email_key', detail: 'Key (email)=(a@b.c)' };
  return Object.assign(error, { driverError, query: 'INSERT', parameters: ['anna@example.org'] });
}

describe('a log line', () => {
  it('is one JSON object with time, level, who says it, and fields', () => {
    const [line] = logged((log) => log.log({ message: 'dealt with', mail: 'm1', game: '7K3F', ms: 12, seat: null }));
    expect(line).toMatchObject({
      level: 'info',
      context: 'mail in',
      msg: 'dealt with',
      mail: 'm1',
      game: '7K3F',
      ms: 12,
    });
    expect(line?.['time']).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('is written from its level on', () => {
    const speak = (log: Logger): void => {
      log.debug('d');
      log.log('i');
      log.warn('w');
      log.error('e');
      log.fatal('f');
    };
    expect(logged(speak, 'warn').map((l) => l['level'])).toEqual(['warn', 'error', 'fatal']);
    expect(logged(speak, 'silent')).toEqual([]);
  });

  it.each<[string, (log: Logger, error: Error) => void]>([
    ['beside it', (log, error) => log.error('mail m1', error)],
    ['as its stack', (log, error) => log.error('mail m1', error.stack)],
    ['itself', (log, error) => log.error(error)],
    ['as a field', (log, error) => log.error({ message: 'mail m1' }, error)],
  ])('of an error given %s tells its kind and place, never what it says', (_, speak) => {
    const [line] = logged((log) => speak(log, databaseError()));
    const text = JSON.stringify(line);
    expect(text).toContain('pino-logger.spec.ts:');
    expect(text).not.toMatch(/Matapan|anna|a@b\.c|INSERT|detail/);
    expect(text).toMatch(/QueryFailedError|"type":"Error"/);
  });

  it('of the database names code, table and constraint', () => {
    const [line] = logged((log) => log.error('mail m1', databaseError()));
    expect(line?.['err']).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      table: 'person',
      constraint: 'person_email_key',
    });
  });

  it('of the language or the system says what that said', () => {
    const [typed] = logged((log) =>
      log.error('x', new TypeError("Cannot read properties of undefined (reading 'seat')")),
    );
    expect(typed?.['err']).toMatchObject({ reason: "Cannot read properties of undefined (reading 'seat')" });
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    const [refused] = logged((log) => log.error('x', away));
    expect(refused?.['err']).toMatchObject({ code: 'ECONNREFUSED', reason: 'connect ECONNREFUSED 127.0.0.1:25' });
  });

  it.each<[string, string, object]>([
    [
      'the disk of the database is full',
      'could not extend file "base/5/1": No space left on device',
      { code: '53100' },
    ],
    ['the disk is full', 'ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }],
    ['the database was shut down', 'terminating connection due to administrator command', { code: '57P01' }],
    ['the database does not answer', 'Connection terminated unexpectedly', {}],
    ['the database does not answer', 'timeout exceeded when trying to connect', {}],
    ['the database does not answer', 'server closed the connection', { code: '08006' }],
  ])('of what is wrong around us says so: %s', (reason, words, given) => {
    const error = Object.assign(new Error(words), given);
    const wrapped = Object.assign(new Error(words), { name: 'QueryFailedError', driverError: error });
    for (const told of [error, wrapped])
      expect(logged((log) => log.error('a mail could not be stored', told))[0]?.['err']).toMatchObject({ reason });
  });

  it('hides fields that hold what is private, should one be given', () => {
    const [line] = logged((log) =>
      log.log({ message: 'm', email: 'a', recipient: 'b', token: 'c', spec: { raw: 'd' }, person: { email: 'e' } }),
    );
    expect(line).toMatchObject({ email: '***', recipient: '***', token: '***', spec: '***', person: { email: '***' } });
  });

  it.each([
    ['mail for anna.berg+games@example.org came', 'mail for <address> came'],
    ['GET /g/7K3F/aaaabbbbccccddddeeeeffff22?side=blue', 'GET /g/7K3F/***?side=blue'],
    ['postgres://despatch:hunter2@db:5432/x', 'postgres://***@db:5432/x'],
    ['to abcdefghijklmnopqrstuvwxyz234567abcdefghij here', 'to *** here'],
    [`secret ${'0f'.repeat(32)}`, 'secret ***'],
    ['mail 0b7e9f2c-1b2c-4d3e-8f4a-5b6c7d8e9f00, attempt 3', 'mail 0b7e9f2c-1b2c-4d3e-8f4a-5b6c7d8e9f00, attempt 3'],
    ['listening on 0.0.0.0:2525', 'listening on 0.0.0.0:2525'],
  ])('masks what is left: %s', (text, masked) => {
    expect(scrub(text)).toBe(masked);
    expect(logged((log) => log.log(text))[0]?.['msg']).toBe(masked);
  });

  it('for people is one line, with the places of an error below it', () => {
    let text = '';
    Logger.overrideLogger(new PinoLogger('info', forPeople({ write: (part) => (text += part) })));
    new Logger('mail out').error({ message: 'failed', mail: 'm1', trouble: 'answered 451' }, databaseError());
    const [first, second] = text.split('\n');
    expect(first).toMatch(
      /^\d\d:\d\d:\d\d ERROR mail out: failed mail=m1 trouble="answered 451" type=QueryFailedError code=23505/,
    );
    expect(second).toMatch(/^ {4}at .*pino-logger\.spec\.ts:/);
  });
});
