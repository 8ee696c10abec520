import { takeOptions } from './taking';

/** 23.43: the German takes up to three options in secret; his total is told. */
export const germanOptions = takeOptions({
  ...{ kind: 'mercury.german-options', rule: '23.43', title: 'German campaign options', seat: 'german' },
  open: ({ data }) => ({ atMost: data.variants.germanAtMost, points: null }),
  question: ({ atMost }) =>
    `Which options do you take, ${atMost} at most? Their price comes off your points. Your opponent is told the total alone, and may take as many points as that; if you take none, nobody takes any. Then both are shown.`,
});
