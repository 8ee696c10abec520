import { ENGLISH_IDIOMS, HARMLESS, MEN, STAYING, WHENCE, WHITHER } from './en-idioms';
import { ENGLISH_VERBS } from './en-verbs';
import type { Language } from './language';
import { NOTHING_DONE } from './nothing-done';
import { BEARINGS, KEEPING } from './positions';
import { SEA_AND_AIR } from './sea-and-air';

/** Two tables of verbs in one. */
const joined = (...tables: readonly Readonly<Record<string, string>>[]): Record<string, string> => {
  const all = new Map<string, string>();
  for (const [meaning, list] of tables.flatMap((table) => Object.entries(table)))
    all.set(meaning, [...(all.has(meaning) ? [all.get(meaning)] : []), list].join(', '));
  return Object.fromEntries(all);
};

export const ENGLISH: Language = {
  verbs: ENGLISH_VERBS,
  more: joined(SEA_AND_AIR.en, ENGLISH_IDIOMS),
  small: {
    and:
      'and, plus, then, as well as, together with' +
      ', after that, and after that, afterwards, and afterwards, thereafter, and then, followed by, closely followed by',
    also: 'too, also, as well, likewise, so does, so do, and so does, and so do, the same for',
    to:
      'to, into, onto, towards, toward, to the hex, to hex' +
      ', bound for, over to, up to, back to, on to, toward the' +
      ', up into, down to, across to, over into, through, to the hex of' +
      ', dest, destination, for the hex' +
      ', ends in, ends its move in, ends its move at, ends its movement in, ending in, ending at, ends up in, finishing in, finishing at, target hex' +
      ', leaves for, leave for, departs for, depart for, sets sail for, set sail for, makes for, make for, sails for, sail for, along the coast to, up the coast to, down the coast to, along the coast road to, up the coast road to, along the road to, up the road to, down the road to, by road to, overland to, cross country to, across the hills to, over the hills to, down into, in the direction of, as far as, all the way to' +
      `, ${BEARINGS}, ${WHITHER}`,
    from: `from, out of, leaving, ${WHENCE}`,
    with:
      'with, using, by, w/, of, carrying, laden with, loaded with, carrying with it' +
      ', together with, along with, accompanied by' +
      ', supported by, backed by, backed up by, helped by, assisted by, with support from, with support by, with the support of, with air support from, with air support by, air support from, air support by, with help from, with the help of',
    at:
      'at, in, on, near' +
      ', against, on board, aboard, vs, versus' +
      ', around' +
      ', currently at, currently in, now at, now in, presently at, presently in, standing at, standing in, sitting at, sitting in, located at, located in, stationed at, stationed in, based at, lying at, lying in, which is in, which is at, which are in, which are at, who are in, who are at, that are in, that are at, that is in, that is at',
    all:
      'each, each of, all, everything, everybody, everyone, every, all units, all of, everything at, both, stack, the stack, the units in, the units at, the units from' +
      ', all in, everything in, everybody in, all hands' +
      ', the whole of, whole of, whole, the whole, entire, the entire, complete, in its entirety, in full strength, in full force, all out' +
      ', the whole lot, the lot, the whole stack, the entire stack, the whole force, all of them, all of these' +
      ', units in, units at, units from, troops in, troops at, ships in' +
      ', everything we have, everything i have, everything i’ve got, everything we’ve got, all we have, all i have, everything available, all available units, everything that can' +
      ', everything in reach, everything in range, everything within reach, everything within range, all in reach, all in range, everyone in reach, everyone in range, everyone who can, everybody who can, all who can, all that can, whoever can, whatever can, whatever we have, all we’ve got, all i’ve got, every man we have, every unit that can, all units that can, all units in reach, all units in range' +
      ', everything adjacent, everyone adjacent, everybody adjacent, all adjacent, all adjacent units, all units adjacent, everything next to it, all that are adjacent',
    pair: 'both',
    rest:
      'rest, the rest, everything else, everybody else, all others, the others, remaining' +
      ', everyone else, anyone else, everything left, the remaining, all else, all the others, all the rest' +
      ', others, other units, the other units, all other units, all the other units, the remainder, remainder, the remaining units, the other ones' +
      ', all other, any other' +
      ', the rest of the fleet, the rest of my fleet, the rest of the army, the rest of my army, the rest of the force, the rest of the units, the rest of my units, the rest of the ships, the rest of my ships, the rest of the troops, the other task forces, other task forces, the other ships, other ships, the other aircraft, the other planes, the other vessels, other vessels, the other companies, the other divisions, the other squadrons, the other groups, other aircraft',
    except: 'except, but, but not, except for, excluding, without, other than',
    not:
      "not, don't, do not, dont, doesn't, does not, never, no" +
      ', won’t, will not, shall not, shan’t, cannot, can’t, isn’t, aren’t, am not, is not, are not, not going to, is not going to, are not going to, am not going to',
    nothing:
      'nothing, none, nobody, no one, no action, no orders, no order, no change, nil, pass, passes, i pass, ' +
      'anything, anybody, anyone, nobody else, no one else, nothing else' +
      ', nothing to do, nothing from me, not this turn, no more orders, nothing more, nothing further, no further orders, no further moves, no more moves, no thanks, no thank you, nope, nah, skip, i skip, skip it, no moves from me, no orders from me, nothing at all' +
      ', sit this one out, sit this turn out, sit it out, sitting this one out' +
      ', no other moves, no other movement, no further movement, no further movements, no other attacks, no further attacks' +
      ', nothing to move, nothing to order, nothing to attack' +
      ', nothing from my side, nothing on my side, nothing from us, otherwise nothing, otherwise nobody, otherwise no moves, other than that nothing, apart from that nothing, besides that nothing' +
      ', no other orders' +
      `, ${NOTHING_DONE.en}`,
    stay:
      'as printed, as printed on the card, as printed on the set-up card, as the set-up card says, as on the card, as on the set-up card, as the card says, where printed, where the card shows, stay, stays, staying, hold, holds, holding, remain, remains, stand, stand fast, stands, keep, keeps, wait, waits, sit tight, hold position, hold positions, ' +
      'stay put, stays put, stay where you are, where it is, where they are, where he is, hold fast, in place, halt' +
      ', stand and fight, stays at home, stay home, stays home, hold fire there, remain in place, on the ground, stay in port, stays in port, remain in port, in port' +
      ', stays where it is, stay where they are, where they stand' +
      ', stay here, stays here, stay there, stays there, does not budge, don’t budge, won’t move, sits tight, sit still, sits still, keep still, keep their place, keeps its place, stay behind, stays behind, remain behind, remains behind, remain where they are, remains where it is, hold where they are, hold their ground, holds its ground, hold the line, keep position, keeps position, keep their positions, on the spot, where we are' +
      ', where he stands, in their places, in its place, at their posts, where they were' +
      ', at anchor, remain at anchor, as is, as it is, as they are, leave all, leave everything, leave everybody, leave everyone, leave them, leave them all, leave it' +
      ', leave everyone else, leave everybody else, leave everything else, leave the rest, leave the others, leave all others, leave all the others, leave the other units' +
      ', stay silent, stays silent, remain silent, remains silent, keep silent, keeps silent, keep quiet, stay quiet' +
      ', idle, idles, stay idle, stand idle, stays idle, remain idle' +
      ', stand by, stands by, standing by' +
      ', leave the rest alone, leave everyone else alone, leave everything else alone, leave the others alone, in harbour, in harbor, stay in harbour, stays in harbour, remain in harbour, remains in harbour' +
      ', holds station, hold station, remain at sea, remains at sea, stay at sea, stays at sea, remain at sea where they are' +
      `, ${KEEPING.en}, ${STAYING}` +
      ', where it stands, go nowhere, goes nowhere' +
      ', stay and fight, stays and fights, hold and fight, stands fast, standing fast, stay out, stays out, staying out, stay out of it, stays out of it, keep out, keeps out, keep out of it, keeps out of it, stay away, stays away',
    limit:
      'and back, and return, there and back, and back again, and returns, if, unless, or, when, whenever, until, after, before, while, provided, otherwise, else, instead, maybe, perhaps, either, odds, better, not more than, at least' +
      ', follow them, follows them, follow him, follows him, follows it, follow it, follow her, follows her, join them, joins them, join him, joins him, beside, next to, behind, opposite, alongside, adjacent to, short of, halfway',
    only: 'only',
    things:
      'unit, units, convoy, convoys, ship, ships, task forces, forces, troops, men, guys, company, companies, hex, hexes, position, positions, the guns, guns, planes, aircraft, boats, stacks, counters, sea, land' +
      ', aeroplanes, airplanes, plane' +
      ', zone, zones, fleet, fleets, task force' +
      ', one hex' +
      ', name' +
      ', gruppe, gruppen, group, groups, staffel, staffeln' +
      `, vessel, vessels, ${MEN}`,
    filler:
      'this impulse, in this impulse, this half-impulse, in this half, yet, for now, for the moment, at once, right away, the, a, an, please, could, can, us, me, i’d, i’ll, we’d, we’ll, let’s, pls, kindly, i, we, you, he, she, they, regardless, it, my, our, your, will, shall, would, like, want, should, let, this turn, this phase, this time, today, tonight, now, order, orders, first, ' +
      'again, just, everywhere, there, here, still, is, are, am, be, does, do, has, have, its, their, for now, for, up, over, hi, hello, ok, okay, go ahead and, where' +
      ", thanks, thank you, thx, at once, immediately, right away, that's all, that is all, that's all for today, that's it, for today, in this turn, would you, could you, can you, go and, have, her, his, back" +
      ', them, him, hold on' +
      '' +
      ', so, well, alright, think, guess, reckon, believe, suppose, gonna, going to, wanna, need, needs, have to, has to, must, ought, intend, intends, decided, decide, really, simply, basically, anyway, btw, as follows, following, the following, at the moment, at present, right now, for the moment, for the time being, finally, lastly, meanwhile, happy to, be so kind as to, be so kind, be good, kind enough, mind, want to, try to, my turn, my orders, our orders, my order, here are, here is, here come, all right, okay then, ok then, so then, secondly, firstly, thirdly, if you please, if you do not mind, if you don’t mind, if i may' +
      ', phase, segment' +
      ', major, captain, capt, colonel, col, general, lieutenant, commander' +
      ', fine, great, perfect, cool, one move, the one move, one order, respectively' +
      ', as regards, regarding, concerning, as for, i’m, we’re, you’re, they’re, i’ve, we’ve, he’s, it’s, able to, in total, currently, presently' +
      ', say, let’s say, done, all done' +
      ', these' +
      ', together, all together' +
      ', anywhere, that is it, that is it for me, that’s it for me, that is all from me, that’s all from me, that’s all for me, on the island' +
      ', in order, in that order, in this order' +
      ', forward, forwards, onward, onwards, straight, directly, gallant, brave, trusty, myself, ourselves, also please, then please, all the way, one hex forward, a bit, a little, for the allies, for the germans, for the axis, for me, for us, for my side, for our side' +
      `, ${HARMLESS}`,
  },
  kinds: {
    bomber: 'bombers',
    fighter: 'fighters',
    company: 'companies, coy, coys',
    battalion: 'battalions, bn, bns',
    brigade: 'brigades, bde, bdes',
    regiment: 'regiments, regt, rgt',
    hq: 'headquarters',
    engineer: 'engineers, sappers, eng',
    parachute: 'paras, paratroops, paratroopers, para',
    artillery: 'gunners',
    mortar: 'mortars',
    machine: 'machinegunners' + ', mg, mgs',
    cavalry: 'horse, horsemen',
    commando: 'commandos',
    airfield: 'aerodrome, airport, airstrip, strip',
    hill: 'height',
    port: 'harbour, harbor',
    town: 'city',
    fd: 'field',
    lt: 'light',
    md: 'mountain',
    nz: 'kiwi, kiwis',
    gk: 'greek, greeks',
    squadron: 'squadrons, sqn',
    destroyers: 'destroyer',
    flotilla: 'flotillas',
    glider: 'gliders, gliderborne',
    anti: 'pak',
    bty: 'batteries, battery',
    div: 'division, divisions, id, inf',
    landing: 'lc, lcs',
    legion: 'legionnaire, legionnaires',
    heavy: 'heavies',
    infantry: 'infantrymen',
    australian: 'aussie, aussies',
  },
  articles: 'the, these, those',
  plural: 'these, those',
  literal: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', yes: 'yes, yeah, yep', no: 'no, nope' },
};
