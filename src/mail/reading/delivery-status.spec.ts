import { bouncesOf, type Bounce } from './delivery-status';

const told = (body: string): Bounce[] => bouncesOf(body, { failed: '', to: 'game-k5@play.example.org' });
const delayed = (body: string): boolean[] => told(body).map((b) => b.delayed === true);
const report = (action: string, status: string): string =>
  `Final-Recipient: rfc822; tom@example.net\nAction: ${action}\nStatus: ${status}\n`;

describe('a notice that a mail is late', () => {
  it.each([
    ['Postfix, by its report', report('delayed', '4.4.1')],
    [
      'sendmail',
      'Warning: could not send message for past 4 hours\n** THIS IS A WARNING MESSAGE ONLY **\n<tom@example.net>',
    ],
    [
      'Exim',
      'The address to which the message has not yet been delivered is:\n  tom@example.net\nNo action is required on your part.',
    ],
    [
      'Gmail',
      'There was a temporary problem delivering your message to tom@example.net. Gmail will retry for 47 more hours.',
    ],
    [
      'Exchange',
      "Delivery is delayed to these recipients or groups:\ntom@example.net\nThis message hasn't been delivered yet.",
    ],
    ['German', 'Die Zustellung an <tom@example.net> ist verzögert. Es wird weiterhin versucht, sie zuzustellen.'],
    ['French', 'La remise à tom@example.net a été retardée.'],
  ])('%s: says so', (_server, body) => {
    expect(delayed(body)).toEqual([true]);
    expect(told(body)[0]?.permanent).toBe(false);
  });

  it.each([
    ['given up after days, by its report', report('failed', '4.4.1')],
    ['Exim', '  tom@example.net\n    retry timeout exceeded'],
    ['qmail', "<tom@example.net>:\nI'm not going to try again; this message has been in the queue too long."],
    [
      'sendmail',
      '<tom@example.net>... Deferred: Connection timed out\nMessage could not be delivered for 5 days\nMessage will be deleted from queue',
    ],
    ['a number that says it is over', 'Delivery is delayed no more: 550 5.1.1 <tom@example.net>: User unknown'],
  ])('is none where it was %s', (_server, body) => {
    expect(delayed(body)).toEqual([false]);
  });
});
