import { Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as AsnSet } from 'asn1js';

/** Signed data around a mail, in pieces of `pieces` bytes as signers of long mails write it; in base64. */
export function signed(mail: string, name = '1.2.840.113549.1.7.2', pieces = 1_000): string {
  const bytes = Buffer.from(mail.replace(/\r?\n/g, '\r\n'));
  const parts = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, i) =>
    bytes.subarray(i * pieces, (i + 1) * pieces),
  ).map((b) => new OctetString({ valueHex: Uint8Array.from(b).buffer }));
  const text = parts.length === 1 ? parts[0] : new OctetString({ isConstructed: true, value: parts } as object);
  const explicit = (value: unknown) =>
    new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [value] } as never);
  const said = new Sequence({ value: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' }), explicit(text)] });
  const data = new Sequence({ value: [new Integer({ value: 1 }), new AsnSet({ value: [] }), said] });
  const whole = new Sequence({ value: [new ObjectIdentifier({ value: name }), explicit(data)] });
  return Buffer.from(whole.toBER(false)).toString('base64').replace(/.{76}/g, '$&\r\n');
}
