import { each } from './positions';

/** A verb, and it with what stands behind it: in all its forms. */
const said = (forms: string, behind: string): string => each(forms, behind);

/** How somebody goes, by land or by sea. */
const GOING = [
  said(
    'go, goes, going, come, comes, coming, move, moves, moving, slip, slips, slipping, head, heads, heading, hurry, hurries, push, pushes, run, runs, press, presses, set, sets',
    'out, over, across, round, through, straight',
  ),
  said('go, goes, move, moves, push, pushes, shift, shifts', 'ahead, forward, down'),
  said('take, takes, taking', 'station in, station at, station off, up station in, up station at, up station off'),
  said('make, makes', 'a dash for, a run for, a move to, its way to, their way to, his way to, her way to'),
  said('work, works, pick, picks, find, finds, wend, wends', 'its way to, their way to, his way to'),
  'come, comes, coming, travel, travels, travelling, creep, creeps, race, races, speed, speeds, trek, treks, trudge, trudges, climb, climbs, descend, descends',
  'come in, comes in, strike out for, strikes out for, dash for, dashes for',
].join(',');

const AT_SEA = [
  said('steam, steams, steaming, sail, sails, sailing, steer, steers', 'out, over, across, on, round, straight'),
  said('put, puts', 'to sea for, to sea, out to sea for'),
  said('weigh, weighs, up', 'anchor for, anchor and make for, anchor and head for, anchor and sail to'),
  said('shape, shapes, lay, lays, steer, steers', 'course for, a course for, course to, a course to'),
  'steer for, steers for, steer, steers',
].join(',');

const STRIKING = [
  said('go, goes', 'for, after, in against'),
  said(
    'mount, mounts, make, makes, put in, puts in, carry out, carries out, press, presses',
    'an attack on, an assault on, an attack against, the attack on',
  ),
  said('join, joins', 'the attack on, the assault on, in the attack on'),
  said('take, takes', 'part in the attack on, a crack at, a swing at'),
  said('lay, lays, pile, piles, tear, tears', 'into'),
  said('dive, dives, swoop, swoops, pounce, pounces, fall, falls', 'on, upon'),
  said('deal, deals', 'with'),
  'knock out, knocks out, take out, takes out, assail, assails, overrun, overruns, hammer, hammers, blast, blasts, smash, smashes',
].join(',');

const SHELLING = [
  said('open, opens', 'fire on, fire at, up on, up at'),
  said('soften, softens', 'up'),
  said('work, works', 'over'),
  'plaster, plasters, pepper, peppers, barrage, barrages, lob shells at, lobs shells at, lob shells into, lobs shells into, rain shells on, rains shells on, shoot up, shoots up',
].join(',');

const BOMBING = [
  said('drop, drops', 'bombs on, its bombs on, their bombs on'),
  said('make, makes', 'a raid on, a bombing run on, bombing runs on'),
  said('fly, flies', 'a raid on, a raid against, against, a strike on, a strike against'),
  said('go, goes, going', 'bombing'),
].join(',');

const HELPING = [
  said(
    'support, supports',
    'the attack on, the attack at, the attack in, the assault on, the defence of, the defence at',
  ),
  said(
    'lend, lends, give, gives, provide, provides',
    'support to, support for, support at, fire support to, fire support for, fire support at',
  ),
  said('fire, fires, shoot, shoots, firing', 'for, in aid of'),
  said('come, comes, go, goes', 'to the aid of'),
  'assist, assists, aid, aids, bolster, bolsters, back up, backs up, is in support of, are in support of, help out, helps out',
].join(',');

const ESCORTING = [
  said(
    'fly, flies, act, acts, serve, serves, go along, goes along, go with them, come along, comes along',
    'as escort, as escorts, as the escort',
  ),
  said('fly, flies, provide, provides', 'escort, escort for, the escort, escorts, escorts for'),
].join(',');

/** Going, but the other way. */
const HOMEWARD = said(
  'move, moves, head, heads, step, steps, hurry, hurries, run, runs, slip, slips, drop, drops',
  'back, away',
);
const BACK = [
  HOMEWARD,
  said('give, gives', 'ground, way'),
  'retire, retires, retiring, flee, flees, escape, escapes, bolt, bolts, pull out, pulls out',
].join(',');

const UNLOADING = [
  said('go, goes, come, comes, get, gets, climb, climbs, wade, wades', 'ashore, on shore'),
  said('is, are', 'put ashore, set ashore, landed'),
  said('leave, leaves', 'ship, the ship, the ships, the boat, the boats'),
  'offload, offloads, disembarks, set ashore, sets ashore',
].join(',');

/** More English for what is ordered, by the meanings of verbs. */
export const ENGLISH_IDIOMS: Readonly<Record<string, string>> = {
  move: `${GOING}, ${HOMEWARD}`,
  go: `${GOING}, ${HOMEWARD}, march on, marches on, march over, marches over, march up, marches up`,
  sail: `${GOING}, ${HOMEWARD}, ${AT_SEA}`,
  march:
    'march on, marches on, marching on, march off, marches off, march over, marches over, march up, marches up, march down, marches down',
  attack: STRIKING,
  raid: `${STRIKING},${BOMBING}`,
  torpedo: STRIKING,
  aim: STRIKING,
  bombard: `${SHELLING},${BOMBING}`,
  bomb: `${STRIKING},${BOMBING}`,
  artillery: SHELLING,
  'coast fire': SHELLING,
  support: HELPING,
  cas: HELPING,
  search:
    'help, helps, help out, helps out, help search, helps search, join the search of, joins the search of, keep watch in, keep watch over, comb, combs, sweep, sweeps, scour, scours, have a look round, has a look round',
  escort: ESCORTING,
  cap: [
    said(
      'fly, flies, provide, provides, give, gives',
      'cover over, air cover over, patrol over, cover for, air cover for, top cover over, patrols over, a patrol over',
    ),
    said('stand, stands, mount, mounts, keep, keeps', 'guard over, patrol over, a patrol over'),
    'circle over, circles over, patrol over, patrols over, patrol above, patrols above',
  ].join(','),
  cover:
    'protect, protects, shield, shields, guard, guards, screen for, screens for, cover for, covers for, look after, looks after, watch over, watches over, give cover to, gives cover to',
  oppose: [
    said('go, goes, fly, flies, rise, rises', 'up to meet, up against, to meet, to intercept, up to intercept'),
    'engage, engages',
  ].join(','),
  interdict: 'patrol over, patrols over, block, blocks, seal off, seals off, cut off, cuts off, close off, closes off',
  transfer: [
    said('fly, flies, move, moves, hop, hops, shift, shifts, go, goes', 'over, across'),
    'stage, stages, relocate, relocates, redeploy, redeploys',
  ].join(','),
  rest: said('have, has, get, gets, take, takes', 'a rest, some rest, a break, a breather'),
  land: [
    UNLOADING,
    said('make, makes', 'a landing at, a landing in, landings at'),
    'hit the beach at, hits the beach at',
  ].join(','),
  load: [
    said('take, takes, bring, brings', 'aboard, on board'),
    said('come, comes, climb, climbs, get, gets, hop, hops', 'aboard, on board'),
    'pick up, picks up, collect, collects, fetch, fetches',
  ].join(','),
  unload: UNLOADING,
  drop: said('jump, jumps, drop, drops, parachute, parachutes', 'into, over, on, at'),
  airlift: [
    said('go, goes, is sent, are sent', 'by air, by plane'),
    said('is, are', 'flown, flown in, airlifted'),
  ].join(','),
  retreat: BACK,
  withdraw: BACK,
  'fall back': BACK,
  'turn back': [
    said('head, heads, come, comes, sail, sails, run for, runs for, make for, makes for', 'home, back home'),
    said('return, returns, back', 'to port, to base, to harbour'),
    said('reverse, reverses', 'course, its course, their course'),
    'abort, aborts, turn tail, turns tail, call it off, calls it off, double back, break off, breaks off, home we go, back we go',
  ].join(','),
  'press on': [
    said(
      'keep, keeps, hold, holds, stay, stays',
      'course, the course, our course, on course, its course, their course',
    ),
    said('sail, sails, steam, steams, soldier, soldiers, plough, ploughs, keep, keeps', 'on'),
    'full speed ahead, on we go, forge ahead, forges ahead, push ahead, pushes ahead, proceed, proceeds',
  ].join(','),
  advance: [
    said('go, goes, move, moves, push, pushes, step, steps, march, marches, come, comes', 'in, up'),
    said('take, takes', 'possession of, over, the hex'),
    'occupy, occupies, occupying, seize, seizes, follow through, follows through',
  ].join(','),
  'no retreat': [
    said(
      'hold, holds, fight, fights, stand, stands',
      'to the last man, to the last, to the end, at all costs, to the last round',
    ),
    'not a step back, not one step back, hold out to the last man',
  ].join(','),
  halt: 'stop where it is, stops where it is, stop where they are, stop there, stops there, stop here, stops here, stop moving, stops moving, break off the march, breaks off the march, end its march, ends its march',
  lose: [
    said(
      'takes, take, bears, bear, suffers, suffer, absorbs, absorb, swallows, swallow, eats, eat',
      'the loss, the casualty, the casualties, the hit, the hits, the step loss, the step, a step, one step, it, the damage',
    ),
    said('is, are', 'destroyed, removed, lost, wiped out, eliminated, reduced, flipped, to go, killed off'),
    said('drop, drops, give up, gives up', 'a step, one step, its step'),
    said('step loss, loss, casualty', 'on, from, falls on'),
    'pays, dies, perish, perishes, flip, flips, pays the price, is reduced',
  ].join(','),
  restore: [
    said(
      'a step, one step, step, the step, the replacement, replacement, replacements, the replacements',
      'to, for, goes to, go to, is for, are for',
    ),
    said('give, gives', 'a step to, one step to, the step to, back a step to'),
    'rebuild, rebuilds, replenish, replenishes, bring up to strength, brings up to strength, bring back to full strength, refit, refits',
  ].join(','),
  repair: 'patch up, patches up, fix up, fixes up, mends',
  form: 'forms, make up, makes up, put together, constitute, constitutes, combine as, form up as, forms up as, set up, join up as, are combined into, go together as',
  allocate: [
    said('is, are', 'for, assigned to, detailed for, detailed to, allocated to, set aside for'),
    'detail, details, commit, commits',
  ].join(','),
  'withhold AA': [
    said(
      'save, saves, conserve, conserves, spare, spares',
      'ammo, its ammo, their ammo, ammunition, the ammunition, shells, its shells',
    ),
    said('keep, keeps', 'its guns silent, their guns silent, the guns silent'),
  ].join(','),
  'fire AA':
    'open up, opens up, blaze away, let fly, fire at will, fire away, let them have it, all guns fire, everything fires, everyone fires, all fire',
  delay:
    'wait, waits, waiting, wait a turn, waits a turn, wait one turn, waits one turn, wait another turn, waits another turn, postpone, postpones, put off, puts off, hold over, holds over, holds back, keeps back',
  receive: 'come, comes, is sent, are sent',
  defend:
    'defended by, is defended by, fire in defence, fires in defence, fire back, fires back, shoot back, shoots back, fight back, fights back, join in the defence, joins in the defence, help defend, helps defend, help to defend, helps to defend',
  demolish: 'blow, blows, wreck, wrecks, dynamite, dynamites',
  release:
    'free to go, is free to go, is freed, may go, can go, is let go, let out, lets out, let go, lets go, let loose, lets loose, unleash, unleashes, turn loose',
  choose: 'opt for, opts for, decide for, decides for, decide on, settle on, settles on',
  convoy: said('run, runs, make, makes', 'a convoy, convoys, the convoy, a shuttle, the shuttle'),
  mine: said(
    'lay, lays, drop, drops, put, puts, place, places, sow, sows',
    'mines, its mines, their mines, a mine, the mines, mines down',
  ),
  dive: 'dive deep, dives deep, go below, goes below, stay down, stays down, go down, goes down',
  enter: 'come on, comes on, comes in, come in, make an appearance, makes an appearance',
};

/** Who stays where he is. */
export const STAYING = [
  said('have, has, get, gets, take, takes', 'a rest, some rest, a break, a breather'),
  said(
    'stay, stays, remain, remains, stand, stands, keep, keeps, are, is',
    'on guard, on watch, in reserve, grounded, on the ground, at base, at home, at the ready',
  ),
  said(
    'stay, stays, remain, remains, lie, lies, rest, rests',
    'at their moorings, at its moorings, at her moorings, at anchor, alongside the quay',
  ),
  said('stand, stands, keep, keeps', 'guard, watch'),
  said(
    'is, are',
    'kept back, held back, kept in reserve, held in reserve, not needed, to stay, to stay put, to stay where it is, to stay where they are',
  ),
  said('take, takes, taking', 'no part, no action'),
  said('has, have, gets, get, needs, need', 'no orders, no special orders, no new orders'),
  said('wait, waits, sit, sits', 'here, there, where it is, where they are, where he is'),
  'at their moorings, at its moorings, at her moorings, lie low, lies low, sit, sits, sitting, no special orders',
  'wait a turn, waits a turn, wait one turn, waits one turn, wait another turn, waits another turn',
  said('have, has, get, gets, take, takes', 'a day off, the day off, the turn off, a turn off'),
  'wait a moment, waits its turn, waits their turn',
].join(',');

/** Words for those who are ordered, that name nobody. */
export const MEN =
  'boys, lads, chaps, fellows, blokes, soldiers, sailors, airmen, pilots, crew, crews, formation, formations, detachment, detachments, element, elements, outfit, outfits, warship, warships, hull, hulls, counter, piece, pieces';

/** What changes nothing. */
export const HARMLESS = [
  'quickly, quick, quietly, slowly, steadily, carefully, cautiously, boldly, bravely, happily, gladly, duly, promptly, swiftly, speedily, silently, stealthily, smoothly, safely, calmly, eagerly',
  said('at, with, in', 'full speed, best speed, top speed, full steam, all speed, all haste, haste, the double'),
  'full speed, full steam, full steam ahead, without delay, without further ado, straightaway, straight away, straight off, right off, pronto, forthwith',
  'first of all, first off, first thing, to begin with, to start with, to finish with, to finish, to end with, in the first place, next up, last of all, at last, last but not least, and last, and last of all, in the end',
  said(
    'as',
    'usual, ever, always, agreed, discussed, planned, promised, expected, arranged, intended, said, mentioned, requested, you asked',
  ),
  'according to plan, of course, naturally, obviously, certainly, surely, clearly, indeed, actually, definitely, once again, once more, all the same, no doubt, to be sure, after all',
  'god willing, please god, with god’s help, with luck, with a bit of luck, with a little luck, hopefully, fingers crossed, touch wood, good luck, good hunting, good morning, good day, good evening, good afternoon, dear all, dear, mate, pal, sir, gents, gentlemen, folks, cheers',
  said('this', 'morning, evening, afternoon, day, week, month, move, round, go, turn too, once'),
  'for the day, for the turn, for the rest of the turn, for this turn, for the present, for a start, for starters, for good measure, for once, in the meantime, at the start, on this turn, in this phase, this impulse please',
  'would like to, i would like, i want, we want, i need, we need, i think, we think, i wish, we wish, wish, wishes, i order, my plan is, the plan is, the idea is, plan, plans to, planning to, make sure, see to it that, is supposed to, are supposed to, get ready to, prepare to, prepares to, it is, there is',
  'all ahead, good old, poor old, old, faithful, dear old, mighty, proud, veteran, plucky, the good old, in one go, in a body, in company, in formation, jointly, side by side, hand in hand, as one, in force, in strength',
].join(',');

/** Where somebody goes, or comes from. */
export const WHITHER =
  'in to, out to, out into, off to, away to, round to, around to, right into, right to, straight to, straight into, straight for, right up to, on its way to, on their way to, en route to, en route for, aiming for, back into, back in to, on in to, on into';
export const WHENCE = 'out from, coming from, departing from, up from, down from, over from, back from';
