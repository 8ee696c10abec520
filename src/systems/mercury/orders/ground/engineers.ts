import { fine, misread, type Order } from '../../../../kernel/decide/order';
import type { Verb } from '../../mercury';

/** Whether the leading engineer's effects are declared (13.23). */
export interface EngineersOrder extends Order {
  verb: 'engineers';
  effects: boolean;
}

/** `engineers: yes`, `engineers: no` */
export const engineersVerb: Verb<EngineersOrder> = {
  verb: 'engineers',
  syntax: 'engineers: yes | no',
  help: 'the engineer that leads uses its effects, and takes the first fatigue; or it does neither',
  read(rest) {
    const [, yes, no] = /^(?:(yes|with effects)|(no|without effects))$/i.exec(rest.trim()) ?? [];
    if (yes === undefined && no === undefined) return misread('write "yes" or "no"');
    return fine({ verb: 'engineers', effects: yes !== undefined });
  },
  print: ({ effects }) => `engineers: ${effects ? 'yes' : 'no'}`,
};
