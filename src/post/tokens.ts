import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys';

/** What the address of a mail says: which game, which seat, which decision. */
export interface Address {
  game: number;
  /** Place of the seat in the scenario's list. */
  seat: number;
  /** Number of the decision; 0: none. */
  decision: number;
  purpose: Purpose;
}
/**
 * `answer`: the moderator writes about a question of that seat, whose number stands in the place of the decision (0: a letter
 * that was no question); `moderate`: he writes about the game; `mute`: the seat wants no more reminders.
 */
export type Purpose = 'play' | 'join' | 'answer' | 'mute' | 'moderate';

/** What is answered by mail and belongs to no game: the place of an entrant in an event, a panelist's word on a game. */
export type Matter = 'entry' | 'panel';
const MATTERS: readonly Matter[] = ['entry', 'panel'];

const PURPOSES: readonly Purpose[] = ['play', 'join', 'answer', 'mute', 'moderate'];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BODY = 10;
const MAC = 16;
/** Grows when the way tokens are made changes, so that old ones can still be told. */
const KEY_ID = 1;
/** A mail's own return path: its id and a 128-bit HMAC. */
const RETURN_BODY = 16;

/** A kind of matter and its id. */
const MATTER_BODY = 17;

/** Makes and reads the local parts of reply addresses: lower-case base32, a 128-bit HMAC (mail.md, token). */
@Injectable()
export class Tokens {
  constructor(private readonly keys: Keys) {}

  make(address: Address): string {
    const body = Buffer.alloc(BODY);
    body.writeUInt8(KEY_ID, 0);
    body.writeUInt8(PURPOSES.indexOf(address.purpose), 1);
    body.writeUInt32BE(address.game, 2);
    body.writeUInt8(address.seat, 6);
    body.writeUIntBE(address.decision, 7, 3);
    return encode(Buffer.concat([body, this.keys.mac('token', body, MAC)]));
  }

  /** The address a local part stands for; null when it is none of ours. */
  read(localPart: string): Address | null {
    const bytes = decode(localPart.toLowerCase());
    if (bytes?.length !== BODY + MAC) return null;
    const body = bytes.subarray(0, BODY);
    if (!this.keys.made('token', body, bytes.subarray(BODY))) return null;
    const purpose = PURPOSES[body.readUInt8(1)];
    if (body.readUInt8(0) !== KEY_ID || !purpose) return null;
    return { purpose, game: body.readUInt32BE(2), seat: body.readUInt8(6), decision: body.readUIntBE(7, 3) };
  }

  /** The local part that the bounces of one mail of the outbox come back to (VERP). */
  makeReturn(outboxId: string): string {
    const body = bytesOf(outboxId);
    return encode(Buffer.concat([body, this.keys.mac('return path', body, MAC)]));
  }

  /** The local part that replies to a digest come to: its id in the outbox. */
  makeDigest(outboxId: string): string {
    const body = Buffer.from(outboxId.replaceAll('-', ''), 'hex');
    return encode(Buffer.concat([body, this.keys.mac('digest', body, MAC)]));
  }

  /** The id of the digest that a local part answers; null when it is none of ours. */
  readDigest(localPart: string): string | null {
    return this.idIn(localPart, 'digest');
  }

  /** The id of the mail whose return path a local part is; null when it is none of ours. */
  readReturn(localPart: string): string | null {
    return this.idIn(localPart, 'return path');
  }

  private idIn(localPart: string, purpose: string): string | null {
    const bytes = decode(localPart.toLowerCase());
    if (bytes?.length !== RETURN_BODY + MAC) return null;
    const body = bytes.subarray(0, RETURN_BODY);
    return this.keys.made(purpose, body, bytes.subarray(RETURN_BODY)) ? uuidOf(body) : null;
  }

  /** The local part that answers in a matter go to, which is also the end of the address of its page. */
  makeMatter(matter: Matter, id: string): string {
    const body = Buffer.concat([Buffer.from([MATTERS.indexOf(matter)]), bytesOf(id)]);
    return encode(Buffer.concat([body, this.keys.mac('matter', body, MAC)]));
  }

  /** Which matter a local part is for; null when it is none of ours. */
  readMatter(localPart: string): { matter: Matter; id: string } | null {
    const bytes = decode(localPart.toLowerCase());
    if (bytes?.length !== MATTER_BODY + MAC) return null;
    const body = bytes.subarray(0, MATTER_BODY);
    const matter = MATTERS[body.readUInt8(0)];
    if (!matter || !this.keys.made('matter', body, bytes.subarray(MATTER_BODY))) return null;
    return { matter, id: uuidOf(body.subarray(1)) };
  }
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Bytes as lower-case base32: survives programs that fold case or link only letters and digits. */
export function encode(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((g) => ALPHABET[parseInt(g.padEnd(5, '0'), 2)]).join('');
}

/** What `encode` made; null for anything else. */
export function decode(text: string): Buffer | null {
  if (text.length > 64 || !/^[a-z2-7]+$/.test(text)) return null;
  let bits = '';
  for (const letter of text) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((b) => parseInt(b, 2)));
  // The bits left over at the end count: an address has one spelling.
  return encode(bytes) === text ? bytes : null;
}
