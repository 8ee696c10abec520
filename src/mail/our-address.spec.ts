import { ourAddresses } from './our-address';

const DOMAIN = 'games.example.org';
const A = 'a'.repeat(42);
const B = 'b'.repeat(42);
const [FIRST, SECOND] = ['11111111-2222-4333-8444-555555555555', '66666666-2222-4333-8444-555555555555'];
const named = (...lines: string[]) => ourAddresses([...lines, '', `To: ${B}@${DOMAIN}`].join('\r\n'), DOMAIN);

describe('our addresses in a head', () => {
  it('are found in the order Delivered-To, X-Original-To, To, Cc, whatever the order of the lines', () => {
    const { recipients } = named(
      `Cc: cc@${DOMAIN}`,
      `To: Despatch <to@${DOMAIN}>, Anna <anna@example.org>`,
      `X-Original-To: original@${DOMAIN}`,
      `Delivered-To: delivered@${DOMAIN}`,
    );
    expect(recipients).toEqual(['delivered', 'original', 'to', 'cc'].map((name) => [`${name}@${DOMAIN}`]));
  });
  it('are found behind the plus of a mailbox', () => {
    expect(named(`To: Despatch <Despatch+${A}@${DOMAIN}>`).recipients).toEqual([[`despatch+${A}@${DOMAIN}`]]);
  });
  it('are found in folded lines and in capitals, each once, and never in the body', () => {
    const { recipients } = named(
      `To: "Despatch,`,
      `\t K7Q2" <${A.toUpperCase()}@Games.Example.ORG>,`,
      ` ${A}@${DOMAIN}`,
    );
    expect(recipients).toEqual([[`${A}@${DOMAIN}`]]);
  });
  it.each([
    `x${A}.y@${DOMAIN}.evil.org`,
    `${A}@evil${DOMAIN}`,
    `${A}@gamesXexample.org`,
    `+${A}@${DOMAIN}`,
    `${'a'.repeat(65)}@${DOMAIN}`,
  ])('are not found in %s', (address) => {
    expect(named(`To: ${address}`).recipients).toEqual([]);
  });
  it('the mails of ours it answers come nearest first, each once', () => {
    const { answered } = named(
      `References: <k7q2@${DOMAIN}> <${FIRST}@${DOMAIN}> <x@example.org>`,
      ` <${SECOND}@${DOMAIN}>`,
      `In-Reply-To: <${SECOND}@${DOMAIN}>`,
    );
    expect(answered).toEqual([SECOND, FIRST]);
  });
  it('are found in what is hardly a mail', () => {
    expect(ourAddresses('', DOMAIN)).toEqual({ recipients: [], answered: [] });
    expect(ourAddresses(`\r\n\r\nTo: ${A}@${DOMAIN}`, DOMAIN).recipients).toEqual([[`${A}@${DOMAIN}`]]);
  });
});
