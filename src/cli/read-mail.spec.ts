import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from './main';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-read-mail-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The lines that the command prints. */
async function printed(...args: string[]): Promise<string[]> {
  let out = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  await commandLine().parseAsync(['node', 'despatch', 'read-mail', ...args]);
  jest.restoreAllMocks();
  return out.trimEnd().split('\n');
}

const REPLY = 'search Milos\n\nOn Sun, 22 Nov 2026 at 10:00, Despatch <k5@games.example.org> wrote:\n> RESIGN\n';
const BOUNCE =
  'From: MAILER-DAEMON@mx.example.net\nSubject: Undelivered Mail\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; tom@example.net\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 user unknown\n--b--\n';

describe('despatch read-mail', () => {
  it('says what would be read, what is cut and why, by the ending of each file', async () => {
    const mail = file('reply.eml', `From: anna@example.org\nSubject: Re: 22 AM\n\n${REPLY}`);
    const page = file('reply.html', '<div>pass</div><blockquote>RESIGN</blockquote>');
    expect(await printed(mail, file('reply.txt', REPLY), page)).toEqual([
      `${mail}: human`,
      '  | search Milos',
      '  cut, 2 lines: quoted',
      `${join(folder, 'reply.txt')}: human`,
      '  | search Milos',
      '  cut, 2 lines: quoted',
      `${page}: human`,
      '  | pass',
      '  cut, 1 line: quoted',
    ]);
  });

  it('shows the text files of a mail, which are read where it holds no order', async () => {
    const parts = [
      'Content-Type: text/plain\n\nsee file',
      'Content-Type: text/plain; name=o.txt\nContent-Disposition: attachment; filename=o.txt\n\npass',
    ];
    const head =
      'From: anna@example.org\nSubject: Re: 22 AM\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n';
    const mail = file('files.eml', `${head}--b\n${parts.join('\n--b\n')}\n--b--\n`);
    const said = await printed(mail);
    expect(said).toEqual(
      expect.arrayContaining(['  | see file', '  the file o.txt, read where no order stands above:', '  | pass']),
    );
  });

  it('prints one object a file for programs', async () => {
    const bounce = file('bounce', BOUNCE);
    const [line, ...more] = await printed('--json', bounce);
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? '')).toEqual({
      file: bounce,
      class: 'bounce-hard',
      text: '',
      cut: [],
      bounce: { status: '5.1.1', recipient: 'tom@example.net', permanent: true },
    });
  });

  it('says of a machine that it is one, and what its bounce means', async () => {
    const bounce = file('bounce.eml', BOUNCE);
    expect(await printed(bounce)).toEqual([
      `${bounce}: bounce-hard`,
      '  a machine wrote it: no order, no answer',
      '  bounce: 5.1.1 for tom@example.net, for good',
    ]);
  });

  it.each(['X-Auto-Response-Suppress: All', 'Precedence: bulk', 'X-Loop: anna@example.org'])(
    'shows the orders of a mail with %s that answers the house it goes to, and says what is weighed',
    async (line) => {
      const head = 'From: anna@example.org\nTo: k5@games.example.org\nSubject: Re: 22 AM';
      const mail = file('soft.eml', `${head}\nIn-Reply-To: <a@games.example.org>\n${line}\n\npass\n`);
      expect(await printed(mail)).toEqual([
        `${mail}: human`,
        '  | pass',
        expect.stringMatching(/^ {2}\S+ in its head, .*read where it comes from its player and holds an order$/),
      ]);
      const other = file('hard.eml', `${head}\n${line}\n\npass\n`);
      expect((await printed(other))[1]).toBe('  a machine wrote it: no order, no answer');
    },
  );

  it('takes a file for what it is told', async () => {
    const path = file('odd.eml', REPLY);
    const [line] = await printed('--json', '--as', 'text', path);
    expect(JSON.parse(line ?? '')).toEqual({
      file: path,
      class: 'human',
      text: 'search Milos',
      cut: [{ why: 'quoted', lines: 2 }],
    });
  });

  it('names a mail that no reader gets through', async () => {
    const parts = `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(1_000)}--b--`;
    expect(await printed(file('parts.eml', parts))).toEqual([
      `${join(folder, 'parts.eml')}: unreadable`,
      '  nothing would be read',
      expect.stringMatching(/^ {2}cannot be read: /),
    ]);
  });

  it('goes on behind a file that it cannot read, and says why', async () => {
    let complaints = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      complaints += String(text);
      return true;
    });
    const msg = join(folder, 'outlook.msg');
    writeFileSync(msg, Buffer.from('d0cf11e0a1b11ae100', 'hex'));
    expect(await printed('nowhere.eml', folder, msg, file('last.txt', 'pass'))).toEqual([
      `${join(folder, 'last.txt')}: human`,
      '  | pass',
    ]);
    expect(process.exitCode).toBe(2);
    process.exitCode = 0;
    expect(complaints.split('\n')).toEqual([
      'nowhere.eml: there is no such file',
      `${folder}: this is a folder; name the files in it`,
      `${msg}: this is Outlook's own kind of file; save the mail as .eml or .txt`,
      '',
    ]);
  });

  it('tells a mail from bare text where the ending says nothing', async () => {
    const mail = file('mail', 'From: anna@example.org\n\nsearch Milos\n');
    expect(await printed(mail, file('orders', 'move Koch: 4315\npass\n'))).toEqual([
      `${mail}: human`,
      '  | search Milos',
      `${join(folder, 'orders')}: human`,
      '  | move Koch: 4315',
      '  | pass',
    ]);
  });

  it('reads the first mail of a mailbox, and says that there are more', async () => {
    const mail = (who: string, order: string): string =>
      `From ${who}@example.org Sun Nov 22 10:00:00 2026\nFrom: ${who}@example.org\n\n${order}\n\n`;
    const box = file('box.mbox', `${mail('anna', 'search Milos')}${mail('bob', 'RESIGN')}`);
    expect(await printed(box)).toEqual([
      `${box}: human`,
      '  | search Milos',
      '  cut, 4 lines: other mails in the file; save each on its own',
    ]);
  });

  it('reads text as Windows saves it', async () => {
    const path = join(folder, 'unicode.txt');
    writeFileSync(path, Buffer.from('\ufeffsearch Südkap\r\npass\r\n', 'utf16le'));
    expect(await printed(path)).toEqual([`${path}: human`, '  | search Südkap', '  | pass']);
  });
});
