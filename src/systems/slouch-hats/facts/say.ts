import { SayNames } from '../../../play/words/say';
import type { SlouchHatsData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide, type Side } from '../side';

/** What sentences are made with; a counter may be the Air Transport marker too, a place is said as `1519 Beirut`. */
export class Say extends SayNames<SlouchHatsData, Side> {
  constructor(data: SlouchHatsData) {
    super(data, { side: printSide, unit: nameOf, place: placeName });
  }
}
