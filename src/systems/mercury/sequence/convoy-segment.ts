import { alliedCargoLosses, germanCargoLosses } from '../decisions/cargo-losses';
import { convoyArrivals } from '../decisions/convoys/arrivals';
import { lostUnit } from '../decisions/convoys/lost-unit';
import { planAgain } from '../decisions/convoys/plan-convoys';
import { sendOneConvoy, type Sent } from '../decisions/convoys/send-convoy';
import { define } from '../mercury';
import { alliedConvoysLeave, sendConvoy } from '../rules/21-1-allied-convoys';
import { dueNow, endArrival, revealMarkers, rollArrival, type Arriving } from '../rules/21-3-german-convoys';
import { germanConvoysLeave, stepsOffCrete } from '../rules/21-33-leaving';
import { amphibiousLandingPhase } from './amphibious-landing';
import { unloadingPhase } from './unloading-phase';

/** Local values of the segment. */
interface Convoys {
  /** The Allied convoy that is sent, and the printed result. */
  sent?: Sent[];
  result?: string;
  contact?: number;
  /** Steps aboard German convoys that have arrived, before they land and unload. */
  aboard?: Record<string, number>;
}

/** 21.33: one German convoy at the place it is bound for. */
const convoyArrival = define<Arriving>('Arrival of a convoy', (s) => [
  s.do('roll', (c) => void Object.assign(c.local, rollArrival(c, c.local.contact))),
  s.when('half of the steps', (c) => c.local.half !== undefined, [
    s.askAll('steps affected', [germanCargoLosses, alliedCargoLosses]),
  ]),
  s.do('result', (c) => endArrival(c, c.local)),
]);

/** 21.0: what the Naval Segment is without ships: convoys arrive by the tables, then land and unload. */
export const convoySegment = define<Convoys>('III Convoys without ships', (s) => [
  s.ask('F1 an Allied convoy is sent', sendOneConvoy),
  s.do('F1 it arrives or not', (c) => {
    const [sent] = c.local.sent ?? [];
    if (sent) c.local.result = sendConvoy(c, sent.convoy, sent.to);
  }),
  s.when('F1 a unit is lost', (c) => c.local.result?.startsWith('R1') ?? false, [s.ask('which', lostUnit)]),
  s.do('F2 markers that are due', revealMarkers),
  s.ask('F2 where they arrive', convoyArrivals),
  s.each('F2 convoys', 'contact', (c) => dueNow(c.world).map((g) => g.contact), [
    s.call('arrival', convoyArrival, (c) => arriving(c.local.contact ?? 0)),
  ]),
  s.do('F2 who lies off Crete', (c) => void (c.local.aboard = stepsOffCrete(c.world))),
  s.call('F Amphibious Landing', amphibiousLandingPhase),
  s.call('G Naval Unloading', unloadingPhase),
  s.do('emptied convoys leave', (c) => {
    alliedConvoysLeave(c);
    germanConvoysLeave(c, c.local.aboard);
  }),
  s.ask('markers used again', planAgain),
]);

const arriving = (contact: number): Arriving => ({
  ...{ contact, result: '', germanLosses: 0, alliedLosses: 0 },
  chosen: { german: [], allied: [] },
});
