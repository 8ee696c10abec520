import { toldTotal } from '../../rules/23-4-variants';
import { takeOptions } from './taking';

/** 23.44: the Allied player takes any number of options within the German total. */
export const alliedOptions = takeOptions({
  ...{ kind: 'mercury.allied-options', rule: '23.44', title: 'Allied campaign options', seat: 'allied' },
  open({ data }, variants) {
    const points = toldTotal(data, { variants });
    return points === null ? null : { atMost: null, points };
  },
  question: ({ points }) =>
    `The German total is ${points}. Which options do you take? Together they may cost no more than that; their price is added to the German points. Then both are shown.`,
});
