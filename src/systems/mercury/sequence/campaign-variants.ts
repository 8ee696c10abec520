import { alliedOptions } from '../decisions/variants/allied-options';
import { tymbakionBattalion } from '../decisions/variants/battalion';
import { germanOptions } from '../decisions/variants/german-options';
import { stationTanks } from '../decisions/variants/tanks';
import { define } from '../mercury';
import { anyTaken, showOptions, tellTotal } from '../rules/23-4-variants';

/** 23.42 to 23.45, before set-up: the German takes options and tells their total, the Allied player takes his, both are shown. */
export const campaignVariants = define('Campaign variants', (s) => [
  s.ask('German options', germanOptions),
  s.do('the total is told', tellTotal),
  s.when('the German took any', anyTaken, [s.ask('Allied options', alliedOptions)]),
  s.do('both are shown', showOptions),
  s.ask('battalion at Tymbakion', tymbakionBattalion),
  s.ask('tanks at Maleme', stationTanks),
]);
