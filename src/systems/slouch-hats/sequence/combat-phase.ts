import { declaration } from '../decisions/declaration';
import { chooseNext } from '../decisions/order';
import type { Step, StepWriter } from '../../../kernel/flow/step';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { whatFalls } from '../rules/10-1-declaration';
import { announce } from '../slouch-hats';
import type { Act, SlouchHats } from '../slouch-hats';
import { oneCombat } from './combat';
import type { Fighting } from './fighting';
import type { Playing } from './playing';

/** 10.1, 10.43: all attacks are declared, then fought one by one in the order declared. */
export const combatSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('nobody has fought', (c) => void Object.assign(c.local, { attacks: [], fought: [], guests: [] })),
  s.ask('declaration', declaration),
  s.while('combats', (c) => (c.local.attacks ?? []).length > 0, [
    s.ask('which next', chooseNext),
    s.call('combat', oneCombat, nextCombat, after),
  ]),
];

function nextCombat(c: Act<Playing>): Fighting {
  const [attack, ...rest] = c.local.attacks ?? [];
  if (!attack) throw new Error('no attack is left');
  const side = activeIn(c.world.moment) ?? 'axis';
  const moraleKept = rest.some(({ support }) => support.morale === true);
  return { side, attack, guests: c.local.guests ?? [], pending: rest.map(({ hex }) => hex), moraleKept, fell: false };
}

/** Note to 10.16: with an attack that falls away those fall that hang on it. */
function after(c: Act<Playing>, { side, attack, fell, fought, guests }: Fighting): void {
  const rest = (c.local.attacks ?? []).slice(1);
  const falls = fell ? whatFalls(new Board(c.world, c.data), side, rest, attack.hex) : [];
  for (const { hex } of falls)
    announce(c, 'attack.fell', '10.16', { hex, rule: '10.15', why: `the attack on ${attack.hex} has fallen away` });
  const attacks = rest.filter(({ hex }) => !falls.some((one) => one.hex === hex));
  Object.assign(c.local, { attacks, guests, fought: [...(c.local.fought ?? []), ...(fought ?? [])] });
}
