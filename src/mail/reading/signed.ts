import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { Part } from './mime';

/** The kinds of a body that is wrapped as a whole (RFC 8551, 3.2), also as programs that do not know them name it. */
const WRAPPED = /^application\/(?:x-)?pkcs7-mime$/;
const WRAPPED_FILE = /\.p7m$/i;

/** Whether a part is a mail that is wrapped as a whole, signed or locked. */
export const isWrapped = ({ type, name }: Part): boolean =>
  WRAPPED.test(type) || (type === 'application/octet-stream' && WRAPPED_FILE.test(name ?? ''));

/** The name of signed data among what may be wrapped (RFC 5652, 5.1). */
const SIGNED_DATA = '1.2.840.113549.1.7.2';

/**
 * The mail in a part that is only signed, in one block: its signature proves nothing that we ask and is not looked at. Null: it is locked, or
 * no such thing.
 */
export function signedMail(content: Buffer): Buffer | null {
  try {
    const [name, wrapped] = sequence(fromBER(content).result);
    if (!(name instanceof ObjectIdentifier) || name.valueBlock.toString() !== SIGNED_DATA) return null;
    // Version, digests, and then what is signed.
    const [, , signed] = sequence(within(wrapped));
    const [, said] = sequence(signed);
    const text = within(said);
    return text instanceof OctetString ? Buffer.from(text.getValue()) : null;
  } catch {
    return null;
  }
}

const sequence = (of: unknown): unknown[] => (of instanceof Sequence ? of.valueBlock.value : []);
const within = (of: unknown): unknown => (of instanceof Constructed ? of.valueBlock.value[0] : undefined);
