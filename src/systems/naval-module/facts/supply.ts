import { z } from 'zod';
import { fact } from '../naval-module';
import { SIDES } from '../side';

const [TEXT, SIDE] = [z.string(), z.enum(SIDES)];
const LIST = z.array(TEXT);

/** G31, G34: who traces no General Supply, before an MSU may feed him; its owner alone reads it. */
export const supplyTraced = fact('supply.traced', 'G31', {
  to: ({ side }) => side,
  discloses: true,
  body: { side: SIDE, unfed: LIST },
  tell: ({ unfed = [] }, say) => (unfed.length > 0 ? [56, `Without General Supply: ${say.units(unfed)}.`] : null),
});

/** G37 */
export const fedFrom = fact('supply.fed', 'G37', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, fed: LIST },
  tell: ({ unit, fed = [] }, say) => (unit ? [54, `${say.unit(unit)} feeds ${say.units(fed)}.`] : null),
});

/** G35: markers that were laid and taken off. */
export const supplyChecked = fact('supply.checked', 'G35', {
  to: ({ side }) => side,
  body: { side: SIDE, emergency: LIST, out: LIST, again: LIST },
  tell: ({ emergency = [], out = [], again = [] }, say) => {
    const said = [
      ...(emergency.length > 0 ? [`in Emergency supply: ${say.units(emergency)}`] : []),
      ...(out.length > 0 ? [`Out of Supply: ${say.units(out)}`] : []),
      ...(again.length > 0 ? [`in supply again: ${say.units(again)}`] : []),
    ].join('; ');
    return said === '' ? null : [58, `${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
  },
});
