import { BadSetting, readSettings } from './settings';

const SECRET = 'x'.repeat(40);

describe('settings', () => {
  it('need nothing on a fresh machine: embedded database, local post office, loopback only', () => {
    const s = readSettings({});
    expect(s).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      localPost: true,
      publicUrl: 'http://localhost:3000',
    });
  });
  it('with SMTP send real mail', () => {
    const s = readSettings({
      SMTP_URL: 'smtp://mail:25',
      MAIL_DOMAIN: 'games.example.org',
      SMTP_LISTEN: '0.0.0.0:2525',
    });
    expect(s).toMatchObject({ localPost: false, host: '0.0.0.0', smtpListen: { host: '0.0.0.0', port: 2525 } });
  });
  it.each([
    ['smtps://u:p@relay.example.org', { url: 'smtps://u:p@relay.example.org', tls: 'whole' }],
    ['smtp://u:p@relay.example.org:587', { url: 'smtp://u:p@relay.example.org:587', tls: 'starttls' }],
    ['smtp://127.example.org', { url: 'smtp://127.example.org', tls: 'starttls' }],
    ['smtp://127.0.0.1:25', { url: 'smtp://127.0.0.1:25', tls: 'none' }],
    ['smtp://[::1]:25', { url: 'smtp://[::1]:25', tls: 'none' }],
    ['smtp://relay:25?tls=none', { url: 'smtp://relay:25', tls: 'none' }],
  ])('%s leaves this machine by TLS, unless it is to go in clear', (url, relay) => {
    expect(readSettings({ SMTP_URL: url, MAIL_DOMAIN: 'games.example.org' }).relay).toEqual(relay);
  });
  it('name a mailbox, its folder and password with any letter', () => {
    const url = 'imaps://club%40example.org:p%40ss%2Fword@imap.example.org/Games%2FIn';
    const s = readSettings({ IMAP_URL: url, MAIL_DOMAIN: 'games.example.org', IMAP_DONE: 'move:Games/Done' });
    expect(s.imap).toEqual({
      ...{ host: 'imap.example.org', port: 993, secure: true, user: 'club@example.org', password: 'p@ss/word' },
      ...{ folder: 'Games/In', done: { how: 'move', folder: 'Games/Done' } },
    });
  });
  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ SEARCH_THREAD: 'slow' }, 'The setting SEARCH_THREAD'],
    [{ SMTP_LISTEN: '25' }, 'The setting SMTP_LISTEN is written host:port'],
    [{ SMTP_URL: 'mail.example.org' }, 'The setting SMTP_URL is a URL that begins with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://mail' }, 'The setting MAIL_DOMAIN is missing'],
    [{ SMTP_URL: 'smtp://u:p@mail?tls=none', MAIL_DOMAIN: 'x.org' }, 'The setting SMTP_URL holds a password, which'],
    [{ SMTP_URL: 'smtps://mail?tls=none', MAIL_DOMAIN: 'x.org' }, 'The setting SMTP_URL asks for TLS by smtps://'],
    [{ SMTP_URL: 'smtp://mail?tls.rejectUnauthorized=false', MAIL_DOMAIN: 'x.org' }, 'nothing behind but ?tls=none'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SMTP_LISTEN: '0.0.0.0:70000' }, 'The setting SMTP_LISTEN is written host:port'],
    [{ PUBLIC_URL: 'games.example.org' }, 'The setting PUBLIC_URL is a URL that begins with http:// or https://'],
    [
      { SMTP_URL: 'smtp://mail', MAIL_DOMAIN: 'x.org', DATABASE_URL: 'postgres://db/x' },
      'The setting DESPATCH_SECRET is missing',
    ],
    [{ IMAP_URL: 'imaps://x@mail.example.org/', MAIL_DOMAIN: 'x.org' }, 'The setting IMAP_URL is written imaps://'],
    [{ IMAP_URL: 'imaps://x:y@mail/' }, 'The setting MAIL_DOMAIN is missing: with IMAP_URL'],
    [{ IMAP_URL: 'imaps://x:y@mail/', MAIL_DOMAIN: 'x.org', IMAP_DONE: 'delete' }, 'IMAP_DONE is flag, seen, or move'],
    [{ SMTP_RELAYS: '10.0.0.1, relay' }, 'The setting SMTP_RELAYS is a list of IP addresses'],
    [{ TLS_CERT: 'cert.pem' }, 'The setting TLS_KEY is missing'],
    [{ MAIL_AUTH: 'header' }, 'The setting MAIL_AUTHSERV_ID is missing'],
    [{ MAIL_AUTH: 'yes' }, 'MAIL_AUTH'],
    [{ MAIL_AUTHSERV_ID: 'mx one' }, 'The setting MAIL_AUTHSERV_ID is one name'],
    [{ MAIL_DOMAIN: 'Bad Domain' }, 'MAIL_DOMAIN'],
    [{ MAIL_BOX: 'much-too-long-a-name' }, 'The setting MAIL_BOX is the name of a mailbox'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL is written postgres://user:password@host:5432/name'],
    [{ DATABASE_URL: 'postgres://a:1,,b:2/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a:1,b:many/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a,b/x?target_session_attrs=standby' }, 'DATABASE_URL'],
    [{ DKIM_SELECTOR: 'Despatch' }, 'The setting DKIM_SELECTOR is a label of a domain in lower case'],
    [{ MAILS_AN_HOUR: '0' }, 'MAILS_AN_HOUR'],
    [{ DESPATCH_SECRET: 'short' }, 'The setting DESPATCH_SECRET has at least 32 characters'],
  ])('%j is refused with a sentence that says which and why', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(BadSetting);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
  it('check senders where mail comes from outside, and believe the one server that is named', () => {
    expect(readSettings({ SMTP_LISTEN: '0.0.0.0:25' }).mailAuth).toBe('check');
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect(readSettings({ SMTP_LISTEN: `${host}:25` }).mailAuth).toBe('none');
    expect(readSettings({}).mailAuth).toBe('none');
    const relayed = { SMTP_LISTEN: '0.0.0.0:25', MAIL_AUTHSERV_ID: 'mx.example.org' };
    expect(readSettings(relayed)).toMatchObject({ mailAuth: 'header', mailAuthservId: 'mx.example.org' });
    expect(readSettings({ ...relayed, MAIL_AUTH: 'check' }).mailAuth).toBe('check');
  });
  it('take an empty one for one that is not set, and an IPv6 host in brackets', () => {
    const s = readSettings({ DATABASE_URL: '', SMTP_URL: '', SMTP_LISTEN: '[::1]:2525', PORT: '' });
    expect(s).toMatchObject({
      databaseUrl: null,
      localPost: true,
      port: 3000,
      smtpListen: { host: '::1', port: 2525 },
    });
  });
  it('show what was wrong, where it is no secret', () => {
    expect(() => readSettings({ PORT: 'many' })).toThrow('(it is "many")');
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:hunter2@x' })).toThrow('(it is not shown here)');
  });
  it('never repeat a secret, not even a wrong one', () => {
    expect(() => readSettings({ DESPATCH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@x' })).not.toThrow(/hunter2/);
    expect(readSettings({ DESPATCH_SECRET: SECRET }).secret).toBe(SECRET);
  });
});
