import { SayNames } from '../../../play/words/say';
import { printSide, type Side, type SlouchHatsData } from '../slouch-hats';
import { nameOf, placeName } from '../rules/names';

/** What sentences are made with; a counter may be the Air Transport marker too, a place is said as `1519 Beirut`. */
export class Say extends SayNames<SlouchHatsData, Side> {
  constructor(data: SlouchHatsData) {
    super(data, { side: printSide, unit: nameOf, place: placeName });
  }
}
