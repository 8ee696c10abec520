import type { Classified } from './classify';
import { permanence } from './permanence';
import type { Bounce } from './delivery-status';

/**
 * A notice of Amazon's mail service, which tells of bounces, complaints and deliveries in JSON, often as a string within
 * JSON and broken by the mail on its way; so it is searched, not parsed. Null: it is none.
 */
export function awsNotice(body: string): Classified | null {
  if (!/"notificationType|"eventType|\\"notificationType/.test(body.slice(0, 5_000))) return null;
  const flat = body
    .slice(0, 200_000)
    .replace(/(?<!\\)\\+"/g, '"')
    .replace(/\r?\n/g, '');
  const kind = /"(?:notificationType|eventType)"\s*:\s*"(\w+)"/.exec(flat)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const why = 'a notice of Amazon SES';
  if (kind === 'complaint') return { class: 'complaint', why, bounces: [] };
  if (kind === 'delivery') return { class: 'delivered', why, bounces: [] };
  if (kind !== 'bounce') return { class: 'auto-reply', why, bounces: [] };
  const lasting = /"bounceType"\s*:\s*"Permanent"/.test(flat);
  const bounces = [...flat.matchAll(/\{[^{}]*"emailAddress"\s*:\s*"([^"]+)"[^{}]*\}/g)].map((m) =>
    bounceOf(m[0], m[1] ?? '', lasting),
  );
  return { class: bounces.some((b) => b.permanent) ? 'bounce-hard' : 'bounce-soft', why, bounces };
}

function bounceOf(entry: string, recipient: string, lasting: boolean): Bounce {
  const status = /"status"\s*:\s*"([\d.]+)"/.exec(entry)?.[1] ?? '';
  const said = /"diagnosticCode"\s*:\s*"([^"]*)"/.exec(entry)?.[1] ?? '';
  return {
    status,
    recipient: recipient.toLowerCase(),
    permanent: said === '' ? lasting : permanence(status, said, said),
  };
}
