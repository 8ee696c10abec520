import { isAutoSubject, isBounceSubject } from './machine-subjects';
import { readMail } from './read-mail';
import { fromPerson } from './reading';

const DOMAIN = 'games.example.org';
const mail = (headers: Record<string, string>, body = 'Hello', envelope: string | null = 'a@example.net') =>
  readMail(
    Buffer.from(
      `${Object.entries({ From: 'a@example.net', Subject: 'x', ...headers })
        .map(([k, v]) => `${k}: ${v}\r\n`)
        .join('')}\r\n${body.replace(/\n/g, '\r\n')}`,
    ),
    { from: envelope, domain: DOMAIN },
  );
const report = (fields: string, text = 'It did not arrive.'): [Record<string, string>, string] => [
  {
    From: 'MAILER-DAEMON@mx.example.net',
    Subject: 'Undelivered Mail',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  },
  `--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\n${fields}\n--b\nContent-Type: message/rfc822\n\nSubject: ours\n\nuser unknown\n--b--\n`,
];

describe('what programs send for a thumb', () => {
  it.each([
    'Anna Berg reacted to your message:',
    'Anna Berg hat auf Ihre Nachricht reagiert:',
    'Anna Berg a réagi à votre message :',
    'Anna Berg reaccionó a tu mensaje:',
    'Anna Berg reagiu à sua mensagem:',
    'Anna Berg heeft gereageerd op je bericht:',
    'Anna Berg reagerade på ditt meddelande:',
    'Anna Berg heeft op uw bericht gereageerd:',
    'Anna Berg iletinize tepki verdi:',
    'Anna Berg reagerte på meldingen din:',
    'Anna Bergさんがあなたのメッセージにリアクションしました',
    'Me gustó “tu último turno”',
    'Polubiono „twój ruch”',
    'Loved an image',
  ])('is no reply: %s', async (said) => {
    expect((await mail({ Subject: 'Re: turn' }, `${said}\n`)).class).toBe('reaction');
  });
  it('is not whoever reacts to what is said', async () => {
    expect((await mail({ Subject: 'Re: turn' }, 'I heard that Tom reacted badly\npass')).class).toBe('human');
  });
});

describe('the line of a bounce on an answer that speaks of no failure', () => {
  it('does not decide alone; on what says that it failed it does', async () => {
    const headers = { Subject: 'Re: turn', 'X-Failed-Recipients': 'tom@example.net' };
    expect(await mail(headers, 'pass')).toMatchObject({ class: 'auto-reply', soft: true });
    expect((await mail(headers, 'Your message could not be delivered.')).class).toBe('bounce-soft');
    expect((await mail({ ...headers, Subject: 'Mail delivery failed' }, 'x')).class).toBe('bounce-soft');
  });
});

describe('a mail of a machine', () => {
  it.each([
    ['auto-reply', { 'Auto-Submitted': 'auto-replied' }],
    ['auto-reply', { 'X-Autoreply': 'yes' }],
    ['auto-reply', { Precedence: 'auto_reply' }],
    ['auto-reply', { 'X-Auto-Response-Suppress': 'All' }],
    ['auto-reply', { Subject: 'Out of office: gone fishing' }],
    ['auto-reply', { Subject: '=?utf-8?b?6Ieq5YuV6L+U5L+h?=' }],
    ['auto-reply', { 'Return-Path': '<>' }],
    ['list', { Precedence: 'bulk' }],
    ['list', { 'List-Id': '<x.example.net>' }],
    ['loop', { 'X-Despatch-Loop': DOMAIN }],
    ['loop', { 'Message-ID': `<1@${DOMAIN}>` }],
    ['complaint', { 'Content-Type': 'multipart/report; report-type=feedback-report; boundary=b' }],
    ['delivered', { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b' }],
    ['bounce-soft', { From: 'MAILER-DAEMON@mx.example.net' }],
    ['bounce-soft', { From: '<>' }],
    ['list', { Sender: 'club-bounces@lists.example.net', 'List-Id': '<club.lists.example.net>' }],
  ])('%s: %j', async (kind, headers) => {
    const told = await mail(headers as Record<string, string>);
    expect(told.class).toBe(kind);
    expect(told.why).not.toBe('');
    expect(fromPerson(told)).toBe(false);
  });
  it.each([
    ['auto-reply', { Subject: 'Report domain: example.org Submitter: mail.example.net Report-ID: <1>' }, 'x'],
    ['auto-reply', { 'Content-Type': 'multipart/report; report-type="tlsrpt"; boundary=b' }, '--b\n\nx\n--b--'],
    ['auto-reply', { 'Content-Type': 'text/calendar; method=REPLY' }, 'BEGIN:VCALENDAR\nMETHOD:REPLY\n'],
    [
      'auto-reply',
      { Subject: 'RE: 22 AM' },
      'This account is protected by Bluebottle. Please click on the following link to have your address added to\nthe allowed list: http://example.net/1',
    ],
    ['auto-reply', { 'X-Bluebottle-Request': '<1>' }, 'Please answer.'],
    ['bounce-soft', { Subject: 'RE: 22 AM : non remis' }, 'Your message could not be delivered to\ntom@example.net'],
    [
      'bounce-hard',
      { From: 'Service@mx.example.net', Subject: 'Returned Mail - Error During Delivery' },
      '------ Failed Recipients ------\n<tom@example.net>: mailbox unavailable. [SMTP Error Code 550]',
    ],
    [
      'delivered',
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      '--b\nContent-Type: message/disposition-notification\n\nDisposition: displayed\n--b--',
    ],
  ])('%s: %j, %j', async (kind, headers, body) => {
    expect((await mail(headers as Record<string, string>, body)).class).toBe(kind);
  });
  it('has no return path', async () => {
    expect((await mail({}, 'Hello', '')).class).toBe('auto-reply');
  });
});

describe('a mail of a person', () => {
  it.each([
    [{ 'Auto-Submitted': 'no', Subject: 'Re: [Despatch 7K3F] 22 AM' }],
    [{ 'Auto-Submitted': 'auto-forwarded' }],
    [{ 'X-Auto-Response-Suppress': 'none' }],
    [{ 'X-Despatch-Loop': 'elsewhere.example.net' }],
    [{ Subject: 'Re: Undelivered supplies' }],
    [{ Subject: 'Undelivered supplies' }],
    [{ Subject: 'Re: supplies never delivered' }],
    [{ Subject: 'Ich bin nicht einverstanden' }],
    [{ Subject: 'I am on it' }],
    [{ 'Feedback-ID': 'i123:Fastmail' }],
    [{ From: 'Postmaster <postmaster@example.net>', Subject: 'Re: 22 AM' }],
    [{ Precedence: 'first-class' }],
    [{ From: 'Postmaster <postmaster@example.net>', Subject: 'my orders' }],
    [{ From: 'Bounce House <tom@bouncehouse.example>' }],
  ])('is none of a machine: %j', async (headers) => {
    expect(await mail(headers as unknown as Record<string, string>)).toMatchObject({
      class: 'human',
      text: 'Hello',
      bounces: [],
    });
  });
});

describe('a bounce', () => {
  const FIELDS = 'Final-Recipient: rfc822; Tom@Example.net\nAction: failed\n';
  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 User unknown', true],
    ['5.2.1', 'smtp; 550 5.2.1 <tom@example.net>: User unknown. See https://spam.example.net/help#filtered', true],
    ['5.1.1', 'smtp; 550 5.1.1 <ann@example.net>: User unknown', false],
    ['5.1.1', 'smtp; 550 5.1.1 <Tom+games@Example.net>: User unknown', true],
    ['5.1.1', 'smtp; 550 5.1.1 User unknown. Write to postmaster@example.net', true],
    ['5.1.1', 'smtp; 550 5.1.1 forwarded by tom@example.net, <ann@example.net>: User unknown', false],
    ['5.1.1', 'smtp; 550 5.1.1 <tom@example.net>: User unknown, forwarded by ann@example.net', true],
    ['5.1.1', 'smtp; 550 5.1.1 User unknown; from=<k5@games.example.org> to=<tom@example.net>', true],
    ['5.3.2', 'smtp; 521 5.3.2 System not accepting network messages', true],
    ['5.0.0', 'smtp; 550 No mx record found for domain=example.net', true],
    ['5.0.0', 'smtp; 550 Benutzer unbekannt', true],
    ['5.2.1', 'smtp; 550 5.2.1 The account is inactive', false],
    ['5.1.8', 'smtp; 553 5.1.8 Domain of sender address a@example.org does not exist', false],
    ['5.7.1', 'smtp; 553 that domain is not in my list of allowed rcpthosts', false],
    ['5.0.0', 'smtp; 550 no such user here', true],
    ['5.1.2', 'dns; Host not found', true],
    ['5.2.2', 'smtp; 552 5.2.2 Mailbox full', false],
    ['5.7.1', 'smtp; 550 5.7.1 rejected by our spam policy', false],
    ['5.7.26', 'smtp; 550 unauthenticated mail is not accepted', false],
    ['4.4.1', 'smtp; connection timed out', false],
    ['4.1.1', 'smtp; 450 user unknown, try again', false],
  ])('%s, "%s": permanent is %s', async (status, said, permanent) => {
    const told = await mail(...report(`${FIELDS}Status: ${status}\nDiagnostic-Code: ${said}\n`));
    expect(told.class).toBe(permanent ? 'bounce-hard' : 'bounce-soft');
    expect(told.bounces).toEqual([{ status, recipient: 'tom@example.net', permanent }]);
  });
  it('that names nobody unknown before it has the mail itself says nothing of him', async () => {
    const fields = `${FIELDS}Status: 5.0.0\nDiagnostic-Code: smtp; 550 Unknown user tom@example.net\n`;
    const postfix =
      'You can delete your own text from the attached returned message.\n\n<tom@example.net>: host mx said:\n 550 Unknown user (in reply to end of DATA command)';
    expect((await mail(...report(fields, postfix))).class).toBe('bounce-soft');
    expect((await mail(...report(fields, '>>> DATA\n<<< 550 Unknown user'))).class).toBe('bounce-soft');
    expect((await mail(...report(fields, '>>> RCPT To:<tom@example.net>\n<<< 550 Unknown user'))).class).toBe(
      'bounce-hard',
    );
  });
  it('is not read in the versions of programs and the subjects of mails', async () => {
    const body = 'Your mail was not delivered.\nSubject: virus alert\ntom@example.net\n  unknown user\nMailman 2.0.1';
    const told = await mail({ From: 'MAILER-DAEMON@mx.example.net', Subject: 'failure notice' }, body);
    expect(told.bounces).toEqual([{ status: '', recipient: 'tom@example.net', permanent: true }]);
  });
  it('tells of each recipient', async () => {
    const two = `${FIELDS}Status: 5.2.2\nDiagnostic-Code: smtp; mailbox full\n\nFinal-Recipient: rfc822; <ann@example.net>\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp;\n 550 5.1.1 user\n unknown\n`;
    const told = await mail(...report(two));
    expect(told.class).toBe('bounce-hard');
    expect(told.bounces.map((b) => [b.recipient, b.permanent])).toEqual([
      ['tom@example.net', false],
      ['ann@example.net', true],
    ]);
  });
  it('is what a recipient’s filter sends as a notice of receipt', async () => {
    const type = { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b' };
    const notice = (disposition: string): string =>
      `--b\n\nYour message to <tom@example.net> was automatically rejected:\nQuota exceeded\n--b\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; tom@example.net\nDisposition: ${disposition}\n--b--`;
    expect(await mail(type, notice('automatic-action/MDN-sent-automatically; deleted'))).toMatchObject({
      class: 'bounce-soft',
      bounces: [{ status: '', recipient: 'tom@example.net', permanent: false }],
    });
    expect((await mail(type, notice('manual-action/MDN-sent-manually; displayed'))).class).toBe('delivered');
  });
  it('of a mail that arrived is a notice', async () => {
    const recipient = 'Final-Recipient: rfc822; tom@example.net\n';
    expect((await mail(...report(`${recipient}Action: delivered\nStatus: 2.0.0\n`))).class).toBe('delivered');
    expect((await mail(...report(`${recipient}Action: relayed\nStatus: 2.1.9\n`))).class).toBe('delivered');
  });
  describe('in a mail that is sent along', () => {
    const status = 'Final-Recipient: rfc822; tom@example.net\nAction: failed\nStatus: 5.1.1';
    const along = (
      headers: Record<string, string>,
      text: string,
      inner = report(status),
      envelope: string | null = 'a@example.net',
    ): ReturnType<typeof mail> => {
      const [fields, body] = inner;
      const heads = Object.entries(fields).map(([k, v]) => `${k}: ${v}\n`);
      const attached = `Content-Type: message/rfc822\n\n${heads.join('')}\n${body}`;
      const kind = { 'Content-Type': 'multipart/mixed; boundary=o' };
      return mail({ ...kind, ...headers }, `--o\n\n${text}\n--o\n${attached}\n--o--\n`, envelope);
    };
    const hard = {
      class: 'bounce-hard',
      bounces: [{ status: '5.1.1', recipient: 'tom@example.net', permanent: true }],
    };

    it.each([
      [{ From: 'MAILER-DAEMON@mx.example.net' }, 'a@example.net'],
      [{ From: 'gateway@example.net' }, ''],
      [{ From: 'gateway@example.net', 'Auto-Submitted': 'auto-forwarded' }, 'a@example.net'],
      [{ From: 'no-reply@example.net', Subject: 'Fwd: x' }, 'a@example.net'],
    ])('by a machine is known by the report inside: %j', async (headers, envelope) => {
      expect(await along(headers, 'See the attached mail.', report(status), envelope)).toMatchObject(hard);
    });

    it('is not asked where the bounce itself says what failed', async () => {
      const own = '<ann@example.org>: 452 4.2.2 mailbox full';
      const told = await along({ From: 'MAILER-DAEMON@mx.example.net' }, own);
      expect(told).toMatchObject({
        class: 'bounce-soft',
        bounces: [{ status: '4.2.2', recipient: 'ann@example.org' }],
      });
    });

    it('by a person is a mail that he forwards', async () => {
      expect(await along({ Subject: 'what came back' }, 'Look at this.')).toMatchObject({
        class: 'forward',
        bounces: [],
      });
    });

    it('is no report when it is a mail about something else', async () => {
      const other: [Record<string, string>, string] = [
        { From: 'a@example.org', Subject: 'orders' },
        `Hello\n${status}`,
      ];
      const told = await along({ From: 'gateway@example.net' }, 'See the attached mail.', other, '');
      expect(told).toMatchObject({ class: 'auto-reply', bounces: [] });
    });
  });

  it('in plain words is read too, down to the mail that came back', async () => {
    const body =
      'Sorry.\n\ntom@example.net: 550 5.2.2 mailbox full\nann@example.net: 550 5.1.1 user unknown\n\n--- Below this line is a copy of the message.\n\nno such user\n';
    const told = await mail({ From: 'MAILER-DAEMON@mx.example.net', Subject: 'failure notice' }, body);
    expect(told.bounces).toEqual([
      { status: '5.2.2', recipient: 'tom@example.net', permanent: false },
      { status: '5.1.1', recipient: 'ann@example.net', permanent: true },
    ]);
  });
  it('is known by its words where its sender is anybody', async () => {
    const told = await mail(
      { Subject: 'Mail could not be delivered' },
      'The mail to tom@example.net could not be delivered:\n550 no such user\n',
    );
    expect(told).toMatchObject({ class: 'bounce-hard', why: 'its subject' });
  });
  it('of Amazon comes as JSON within JSON', async () => {
    const notice = JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: [
          { emailAddress: 'tom@example.net', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
        ],
      },
    });
    const body = JSON.stringify({ Type: 'Notification', Message: notice }, null, 2);
    expect(await mail({ From: 'no-reply@sns.amazonaws.com' }, body)).toMatchObject({
      class: 'bounce-hard',
      bounces: [{ status: '5.1.1', recipient: 'tom@example.net', permanent: true }],
    });
    const delivered = JSON.stringify({ notificationType: 'Delivery', delivery: {} });
    expect((await mail({}, delivered)).class).toBe('delivered');
  });
});

describe('subjects', () => {
  it.each([
    'Automatic reply: 22 AM',
    'Re: Automatische Antwort: 22 AM',
    'Abwesenheitsnotiz',
    'Réponse automatique : x',
    'Respuesta automática: x',
    'Risposta automatica: x',
    'Resposta automática: x',
    'Automatisch antwoord: x',
    'Autosvar: x',
    'Automatiskt svar: x',
    'Automaattinen vastaus: x',
    'Automatyczna odpowiedź: x',
    'Automatická odpověď: x',
    'Automatikus válasz: x',
    'Otomatik Yanıt: x',
    'Автоматический ответ: x',
    'Αυτόματη απάντηση: x',
    'תשובה אוטומטית: x',
    '自动答复: x',
    '自動返信',
    '자동 회신: x',
    'Fora do escritório',
    'Nieobecność',
    'Házon kívül',
    'Răspuns automat: x',
    'Автоматична відповідь: x',
    'Автоматичен отговор: x',
    'رد تلقائي: x',
    'پاسخ خودکار: x',
    'स्वचालित उत्तर: x',
    'การตอบกลับอัตโนมัติ: x',
    'Trả lời tự động: x',
    'Balasan otomatis: x',
    'Balasan automatik: x',
    'Automaatvastus: x',
    'Automātiska atbilde: x',
    'Automatinis atsakymas: x',
    'Automatski odgovor: x',
    'Аутоматски одговор: x',
    'Samodejni odgovor: x',
    'Resposta automàtica: x',
    'Erantzun automatikoa: x',
    'Sjálfvirkt svar: x',
    'Ich bin im Urlaub',
    'Je suis absent',
  ])('of an automatic answer: %s', (subject) => {
    expect(isAutoSubject(subject)).toBe(true);
  });
  it.each([
    'Undeliverable: x',
    'Mail delivery failed: returning message to sender',
    'failure notice',
    'Returned mail: see transcript for details',
    'Delivery Status Notification (Failure)',
    'Unzustellbar: x',
    'Non remis : x',
    'No se puede entregar: error de entrega',
    'Mancata consegna: x',
    'Onbestelbaar: x',
    'Niedostarczono: x',
    'Недоставленное сообщение',
    '配信不能: x',
    'メールエラー通知',
    '系统退信',
    'Recapito non riuscito: x',
    'Não é possível entregar: x',
    'Går inte att leverera: x',
    'Kan ikke leveres: x',
    'Ei voi toimittaa: x',
    'Nedoručitelné: x',
    'Kézbesíthetetlen: x',
    'Nu se poate livra: x',
    'Не вдається доставити: x',
    'Недоставимо: x',
    'Δεν είναι δυνατή η παράδοση: x',
    'Teslim edilemedi: x',
    'לא ניתן להעברה: x',
    'غير قابل للتسليم: x',
    'Không thể gửi được: x',
    'Tidak terkirim: x',
    'ไม่สามารถส่งได้: x',
    '배달할 수 없음: x',
    'Kättetoimetamatu: x',
    'Nepiegādājams: x',
    'Nepristatoma: x',
    'Isporuka nije moguća: x',
    'Nedostavljivo: x',
    'No es pot lliurar: x',
    'Warning: could not send message for past 4 hours',
  ])('of a mail that came back: %s', (subject) => {
    expect(isBounceSubject(subject)).toBe(true);
  });
  it.each(['Re: [Despatch 7K3F] Demo: Red air search, due 24 Nov', 'orders', 'JOIN', 'Auto race on Sunday', 'My mail'])(
    'of neither: %s',
    (subject) => {
      expect([isAutoSubject(subject), isBounceSubject(subject)]).toEqual([false, false]);
    },
  );
});
