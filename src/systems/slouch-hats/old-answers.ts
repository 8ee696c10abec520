import type { Json } from '../../kernel/realm';

type Lines = readonly object[];
interface Fed {
  spend: Lines;
  feed: readonly { unit: string; from: string | null }[];
  forgo: readonly { unit: string }[];
}
type Transfers = { pays: Lines; transfers: Lines };

const saying = (verb: string, lines: Lines): object[] => lines.map((line) => ({ verb, ...line }));

/** The answers that versions before 1.10.0 did not log as lines, and the lines that they are. */
const LINES_OF: Readonly<Record<string, (old: never) => Lines>> = {
  'slouch-hats.transfer-axis': ({ pays, transfers }: Transfers) => [
    ...saying('pay', pays),
    ...saying('transfer', transfers),
  ],
  'slouch-hats.transfer-allied': ({ transfers }: Transfers) => saying('transfer', transfers),
  'slouch-hats.arrivals': ({ delayed, received }: { delayed: readonly { unit: string }[]; received: Lines }) => [
    ...delayed.map(({ unit }) => ({ verb: 'delay', units: [unit] })),
    ...saying('receive', received),
  ],
  'slouch-hats.general-supply': ({ spend, feed, forgo }: Fed) => [
    ...saying('spend', spend),
    ...feed.map(({ unit, from }) => ({ verb: 'feed', from, units: [unit] })),
    ...forgo.map(({ unit }) => ({ verb: 'forgo', units: [unit] })),
  ],
  'slouch-hats.rearrangement': (old: object | null) => (old === null ? [] : [old]),
  'slouch-hats.home': (old: readonly ({ id: string; to: string } | { units: string[] })[]) =>
    old.map((one) => ('id' in one ? { units: [one.id], to: one.to } : one)),
};

/** An answer of any version in the form of this one. */
export function answerNow(kind: string, answer: Json): Json {
  const isLines = Array.isArray(answer) && kind !== 'slouch-hats.home';
  const old = isLines ? undefined : LINES_OF[kind];
  return old ? (old(answer as never) as unknown as Json) : answer;
}
