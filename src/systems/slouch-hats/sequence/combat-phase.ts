import { declaration } from '../decisions/declaration';
import { chooseNext } from '../decisions/order';
import { rearrangement } from '../decisions/rearrangement';
import type { Step, StepWriter } from '../../../kernel/flow/step';
import { attackFell } from '../facts/combat';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { whatFalls } from '../rules/10-1-declaration';
import type { Act, SlouchHats } from '../slouch-hats';
import { oneCombat } from './combat';
import type { Fighting } from './fighting';
import type { Playing } from './playing';

/** 10.1, 10.43: all attacks are declared, then fought one by one in the order declared. */
export const combatSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do(
    'nobody has fought',
    (c) => void Object.assign(c.local, { attacks: [], fought: [], guests: [], resolved: [], rearranged: [] }),
  ),
  s.ask('declaration', declaration),
  s.while('combats', (c) => (c.local.attacks ?? []).length > 0, [
    s.ask('which next', chooseNext),
    s.call('combat', oneCombat, nextCombat, after),
    s.ask('rearrangement', rearrangement),
    s.do('what hangs on it falls', cancel),
  ]),
];

function nextCombat(c: Act<Playing>): Fighting {
  const [attack, ...rest] = c.local.attacks ?? [];
  if (!attack) throw new Error('no attack is left');
  const side = activeIn(c.world.moment) ?? 'axis';
  const moraleKept = rest.some(({ support }) => support.morale === true);
  return { side, attack, guests: c.local.guests ?? [], pending: rest.map(({ hex }) => hex), moraleKept, fell: false };
}

/** Note to 10.16: an attack that falls away and that others hang on may be rearranged, once. */
function after(c: Act<Playing>, { side, attack, fell, fought, guests }: Fighting): void {
  const attacks = (c.local.attacks ?? []).slice(1);
  const hangs = fell && whatFalls(new Board(c.world, c.data), side, attacks, attack.hex).length > 0;
  const resolved = [...(c.local.resolved ?? []), ...(fell ? [] : [attack.hex])];
  const all = [...(c.local.fought ?? []), ...(fought ?? [])];
  Object.assign(c.local, { attacks, guests, resolved, fought: all, ...(hangs ? { fallen: attack } : {}) });
}

/** Note to 10.16: with an attack that falls away those fall that hang on it. */
function cancel(c: Act<Playing>): void {
  const { fallen, attacks = [] } = c.local;
  if (!fallen) return;
  const side = activeIn(c.world.moment) ?? 'axis';
  const falls = whatFalls(new Board(c.world, c.data), side, attacks, fallen.hex);
  for (const { hex } of falls)
    attackFell(c, { hex, side, rule: '10.15', why: `the attack on ${fallen.hex} has fallen away` });
  c.local.attacks = attacks.filter(({ hex }) => !falls.some((one) => one.hex === hex));
  delete c.local.fallen;
}
