import { SayNames } from '../../../play/words/say';
import type { NavalData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide, type Side } from '../side';

/** What sentences are made with. */
export class Say extends SayNames<NavalData, Side> {
  constructor(data: NavalData) {
    super(data, { side: printSide, unit: nameOf, place: placeName });
  }
}
