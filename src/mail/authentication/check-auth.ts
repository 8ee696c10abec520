import type { DKIMResult } from 'mailauth';
import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { dmarc } from 'mailauth/lib/dmarc';
import { spf } from 'mailauth/lib/spf';
import { headLines } from '../head-lines';
import { fromDomain } from './from-domain';
import { domainOf, type MailAuth, type Peer } from '../../post/mail-auth';
import type { LookUp } from './timed-dns';

/** A mail as it was handed over. */
export interface HandedOver {
  raw: Buffer;
  envelopeFrom: string;
  /** Null: nobody knows; then SPF cannot speak for the mail nor against it. */
  peer: Peer | null;
}

/** A domain that vouches for a mail, or would if DNS had answered. */
interface Voucher {
  domain: string;
  by: 'spf' | 'dkim';
  open: boolean;
}

/** Whose mail it says to be, and how that is found out. */
interface Asking {
  /** The domain of From. */
  from: string;
  look: LookUp;
  /** Our own name. */
  mta: string;
}

const MOST_SIGNATURES = 10;
const KEYS = '._domainkey.';
const SILENT = new Set(['temperror', 'temperr']);

/** SPF, DKIM and DMARC of a mail (RFC 7208, 6376, 7489). */
export async function checkAuth(mail: HandedOver, look: LookUp, mta: string): Promise<MailAuth> {
  const from = fromDomain(mail.raw);
  const plain = { by: 'check' as const, spf: 'none', dkim: 'none', domain: from, temporary: false };
  if (from === null) return { ...plain, dmarc: 'none' };
  const policy = await policyOf(from, look);
  if (policy !== 'found') return { ...plain, dmarc: 'none', temporary: policy === 'silent' };
  const asking = { from, look, mta };
  // Each signature costs a look-up and a hash of the whole mail; honest mails have one or two.
  if (signatures(mail.raw) > MOST_SIGNATURES) return { ...plain, dmarc: 'fail', dkim: 'too many' };
  const [sender, signed] = await Promise.all([senderOf(mail, asking), signaturesOf(mail.raw, asking)]);
  const vouchers = [...sender.vouchers, ...signed.vouchers];
  const told = { ...plain, spf: sender.result, dkim: signed.result };
  const good = vouchers.filter((v) => !v.open);
  if (await aligned(from, good, look)) return { ...told, dmarc: 'pass' };
  const temporary = await aligned(from, vouchers, look);
  return { ...told, dmarc: temporary || mail.peer === null ? 'none' : 'fail', temporary };
}

const signatures = (raw: Buffer): number => headLines(raw).filter((l) => l.name === 'dkim-signature').length;

async function policyOf(from: string, look: LookUp): Promise<'found' | 'none' | 'silent'> {
  const found = await dmarc({ headerFrom: from, spfDomains: [], dkimDomains: [], resolver: look });
  if (!found || found.status.result === 'none') return 'none';
  return SILENT.has(found.status.result) ? 'silent' : 'found';
}

/** Whether the envelope's domain vouches. Only the domain of From is asked: others could keep us waiting, and count for nothing. */
async function senderOf(
  { envelopeFrom, peer }: HandedOver,
  { from, look, mta }: Asking,
): Promise<{ result: string; vouchers: Voucher[] }> {
  if (!peer) return { result: 'none', vouchers: [] };
  const domain = domainOf(envelopeFrom) || peer.helo.toLowerCase();
  const voucher = { domain, by: 'spf' as const, open: false };
  if (!(await aligned(from, [voucher], look))) return { result: 'of another domain', vouchers: [] };
  const { status } = await spf({ sender: envelopeFrom, ip: peer.ip, helo: peer.helo, mta, resolver: look });
  const open = SILENT.has(status.result);
  return { result: status.result, vouchers: open || status.result === 'pass' ? [{ ...voucher, open }] : [] };
}

/** The library's result of one signature, with the names of the headers it is over. */
type Signature = DKIMResult & { signingHeaders?: { keys: string } };

/** Only signatures of the domain of From, over From and over the whole text, vouch for what is read. */
async function signaturesOf(raw: Buffer, { from, look }: Asking): Promise<{ result: string; vouchers: Voucher[] }> {
  const own: LookUp = async (name, type) => {
    const domain = name.slice(name.indexOf(KEYS) + KEYS.length);
    if (await aligned(from, [{ domain, by: 'dkim', open: false }], look)) return look(name, type);
    throw Object.assign(new Error(), { code: 'ENOTFOUND' });
  };
  const results = (await dkimVerify(raw, { resolver: own })).results as Signature[];
  const vouchers = results.flatMap(({ status, signingDomain: domain, signingHeaders }): Voucher[] => {
    const whole = !status.underSized && /(?:^|:)\s*from\s*(?::|$)/i.test(signingHeaders?.keys ?? '');
    const open = SILENT.has(status.result);
    return whole && (open || status.result === 'pass') ? [{ domain, by: 'dkim', open }] : [];
  });
  const result = vouchers.some((v) => !v.open) ? 'pass' : (results[0]?.status.result ?? 'none');
  return { result, vouchers };
}

/** Whether one of the domains is that of From, as its DMARC record wants it. */
async function aligned(from: string, vouchers: readonly Voucher[], look: LookUp): Promise<boolean> {
  for (const { domain, by } of vouchers) {
    const spfDomains = by === 'spf' ? [domain] : [];
    const dkimDomains = by === 'dkim' ? [{ domain, aligned: true }] : [];
    const found = await dmarc({ headerFrom: from, spfDomains, dkimDomains, resolver: look });
    if (!found || found.status.result !== 'pass') continue;
    // The library says what the record asks for and does not ask it itself.
    const strict = found.alignment?.[by].strict ?? false;
    if (!strict || domain.toLowerCase() === from) return true;
  }
  return false;
}
