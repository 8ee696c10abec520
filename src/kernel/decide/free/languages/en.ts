import type { Language } from './language';

export const ENGLISH: Language = {
  verbs: {
    move:
      'which goes, who goes, move, movement, movements, go, goes, going, advance, proceed, walk, shift, relocate, send, drive, ride, bring, take, put, head for, heads for, get, march' +
      ', follow, follows, goes on, go on, goes up, go up' +
      ', mv' +
      ', pull out, pulls out, move out, moves out, set off, sets off, head out, heads out, move up, moves up, move over, moves over, come up, comes up, go forward, goes forward' +
      ', budge, budges' +
      ', naval movement, ground movement, sea movement, ship movement, land movement' +
      ', naval moves, ground moves, land moves, naval move, ground move, land move' +
      ', which moves, who moves, which move, who move' +
      ', ground operations',
    march: 'march',
    sail:
      'which goes, who goes, sail, steam, move, movement, go, goes, going, proceed, send, head for, heads for, bring, take, put' +
      ', naval movement, sea movement, ship movement, naval moves, naval move' +
      ', which sails, who sails' +
      ', naval operations, naval operation, operations at sea',
    attack:
      'attack, assault, storm, combat, combats, fight, strike at, strikes at, hit, hits, declare, engage, bomb' +
      ', one attack' +
      ', which attacks, who attacks',
    bombard:
      'bombard, bombardment, shell, bomb, fire at, fires at, fire on, fires on, fire' +
      ', hit, hits, pound, pounds, strafe, strafes',
    search:
      'search, look for ships in, look for ships, looks for, look in, looks in, look for, scout, reconnoitre, recon' +
      ', look at, looks at' +
      ', air search, aerial search, naval search',
    ship:
      'ship, shipping, transport, sea transport, embark, carry, send, send by sea, naval transport' +
      ', by ship, by sea, goes by ship, goes by sea, go by ship, go by sea, sail, shipped, is shipped, are shipped' +
      ', by boat, by steamer, on the boat, on a boat, on a ship, on the ship, takes ship, take ship, go by boat, goes by boat' +
      ', boards ship, board ship, boards a ship, boards the ship, board the ship' +
      ', load, loads, carries, carry, carried by sea, ferry, ferries' +
      ', on the next boat, by the next boat, on the next ship, by the next ship',
    allocate: 'allocate, allocation, assign, use, put, send',
    interdict: 'interdict, interdiction',
    transfer: 'transfer, rebase' + ', join, joins, switch to, switches to',
    retreat:
      'retreat, withdraw, withdraws, withdrawal, fall back, falls back, pull back, pulls back, go back, goes back',
    advance: 'advance, follow up, follows up, pursue' + ', go in, goes in, move in, moves in, enter',
    strike:
      'naval attack, naval strike, attack on ships, attacks on ships, anti shipping' +
      ', against ships, against shipping, at ships',
    lose:
      'lose, loses, losing, take the loss, takes the loss, take the step loss, takes the step loss, remove, eliminate, is lost, is killed, is dead, is eliminated, reduce' +
      ', a step from, one step from, a step of, lose a step, loses a step, loses one step, lose one step, take a loss, takes a loss',
    lead: 'lead, leads, leading, command' + ', lead the attack, leads the attack, lead the defence, leads the defence',
    intercept: 'intercept, attack, attacks',
    exploit: 'exploit, exploitation, pursue, pursues, follow up, follows up',
    battle: 'battle, fight, fights, give battle, gives battle',
    home: 'fly back, flies back, come back, comes back, fly home, flies home, return, go home, goes home, land at, lands at',
    release: 'release' + ', set free, free',
    support: 'support' + ', supports, ground support, fires in support of, fire in support of, helps, help',
    react: 'react' + ', join the defence, joins the defence' + ', goes to help, go to help',
    follow: 'follow, follows' + ', go in, goes in, move in, moves in, enter, advance',
    feed: 'feed, feeds, supply, supplies',
    rebuild: 'rebuild, rebuilds, replace',
    drop: 'drop, drops, jump, jumps',
    land:
      'disembark, lands' +
      ', lands at, land at' +
      ', goes ashore, go ashore, ashore' +
      ', landings, amphibious landings, amphibious landing',
    load: 'load' + ', put aboard, put on board, embark',
    expend: 'expend, spend',
    raid: 'raid' + ', attack from the air, air raid, air raid on' + ', coastal raid, coastal raids',
    refuse: 'refuse' + ', refuse combat, withdraw, fall back, falls back, retreat',
    ready: 'ready' + ', make ready',
    fatigue: 'fatigue, tire' + ', take the fatigue, takes the fatigue, take fatigue, takes fatigue',
    go:
      'which goes, who goes, go, goes, going, goes on, go on, going on, goes up, go up, send, proceed, head for, heads for, bring, take, put, get, goes back, go back, lands' +
      ', lands at, land at' +
      ', occupy, occupies' +
      ', pull out, pulls out, move out, moves out, set off, sets off, head out, heads out, move up, moves up, move over, moves over, come up, comes up, go forward, goes forward' +
      ', occupied, is occupied, be occupied',
    fly: 'fly, flies, flying, flight, flights' + ', air operations',
    choose: 'choose, pick, select',
    garrison: 'garrison, occupy',
    station: 'station, post',
    form: 'form, create' + ', new',
    disband: 'disband, dissolve',
    place: 'place, put, start, begin, set up, sets up, deploy, position',
    'break down': 'break down, split, split up',
    recombine: 'recombine, merge, reunite',
    detect: 'detect, find, spot',
    allot: 'allot, assign',
    'withhold AA': 'withhold aa, withhold fire, withholds fire, hold fire, holds fire, holds her fire, hold their fire',
    'fire AA': 'fire aa, open fire, opens fire, fire everything, shoot, fire',
    engage: 'engage, attack, fight',
    'fire at': 'fire at, fires at, shoot at, shoots at, aim at, aims at, target, fire on',
    sink: 'sink',
    'press on': 'press on, keep going, carry on, go on, continue',
    'turn back': 'turn back, turns back, turn around, return, go back, go home, retreat',
    drown: 'drown',
    group: 'group, put together',
    'leave out': 'leave out, omit',
    send: 'send, dispatch',
    'give up': 'give up, lose',
    arrive: 'arrive, appear',
    unload: 'unload, disembark, put ashore',
    order: 'begin with, start with, fight',
    designate: 'designate' + ', name',
    ferry: 'ferry, transport',
    replace: 'replace, bring back',
    raise: 'raise, call up',
    store: 'store, stockpile',
    'fly supply': 'fly supply, fly in supply, fly supply to',
    embark: 'embark, evacuate, take on board',
    'withdraw to': '' + ', withdraw into, withdraws into',
    eliminate: 'eliminate, remove',
    switch: 'switch, change',
    from: 'attack from, assault from',
    maneuver: 'maneuver, manoeuvre',
    assault: 'assault, storm',
    engineers: 'use engineers, use the engineers',
    stand: 'stand, stand fast',
    'no retreat': 'no retreat, do not retreat',
    draw: 'draw, buy',
    event: 'event, play event, play',
    delay: 'delay, hold back, keep back',
    receive: 'receive, get',
    forgo: 'forgo, go without',
    spend: 'spend, use up',
    convert: 'convert, change',
    truck: 'truck, by truck',
    rail: 'rail, by rail, by train',
    infiltrate: 'infiltrate, sneak',
    emergency: 'emergency',
    arrange: 'arrange',
    take: 'take, capture',
    next: 'next, resolve, fight, start with, begin with',
    rearrange: 'rearrange',
    defend: 'defend',
    offset: 'offset, fly, fly against, attack' + ', flies',
    air: 'air, fly' + ', flies',
    leave: 'leave, re-embark, reembark, go back, goes back, embark',
    destroy: 'destroy, burn',
    demolish: 'demolish, blow up, blows up',
    buy: 'buy, purchase',
    resolve: 'resolve, roll',
    pay: 'pay, pay for',
    bomb: 'bomb, bombs, bombard' + ', hit, hits, pound, pounds',
    cap:
      'cap, patrol, patrols, fly cap' +
      ', flies cap, flying cap, fly a cap, flies a cap, combat air patrol, flies combat air patrol, air cover, provides cap',
    'night cap': 'night cap, night patrol',
    escort: 'escort, escorts, accompany',
    airlift: 'airlift, airlifts, fly in, flies in',
    dive: 'dive, dives, submerge, submerges',
    mine: 'lay mines, lays mines',
    halt: 'stop, stops',
    rest: 'stand down, stands down, take a rest, takes a rest',
    'far search': 'far search',
    missile: 'missile, fire missiles at',
    convoy: 'carry, carries, transports, run a convoy, runs a convoy, send a convoy, haul, hauls',
    evacuate: 'evacuate, evacuates',
    oppose: 'oppose, opposes, intercept, fly against, flies against, go up against, goes up against, meet, meets',
    repair: 'repair, repairs, fix, fixes, mend',
    share: 'feed first, feeds first, feed, feeds',
    'coast fire': 'coast fire, fires at, fire at, shoots at, shell, shells',
    cas:
      'cas, close support, ground support, supports, support, fly support, flies support, assist, assists, help, helps' +
      ', close air support, air support',
    supply: 'supply, supplies, supplied by, feed, feeds',
    build:
      'build, builds, construct, constructs, dig, digs, fortify, fortifies' + ', dig in, digs in, entrench, entrenches',
    absorb: 'absorb, absorbs',
    torpedo: 'torpedo, torpedoes',
    'additional retreat': 'additional retreat, retreat further, retreats further',
    'end evacuation': 'end evacuation, evacuation is complete, stop the evacuation',
    enter: 'enter, enters, arrive, arrives, come in, comes in',
    jettison: 'jettison, jettisons, drop bombs, drops bombs',
    shoot: 'shoot, shoots, fire, fires, open fire, opens fire',
    hit: 'hit, hits, takes the hit, take the hit, takes a hit, take a hit',
    'fall back': 'fall back, falls back, pull back, pulls back, retreat, retreats',
    artillery: 'bombard, bombards, shell, shells',
  },
  small: {
    and: 'and, plus, then, as well as, together with',
    also: 'too, also, as well, likewise, so does, so do, and so does, and so do, the same for',
    to:
      'to, into, onto, towards, toward, to the hex, to hex' +
      ', bound for, over to, up to, back to, on to, toward the' +
      ', up into, down to, across to, over into, through, to the hex of' +
      ', dest, destination, for the hex' +
      ', ends in, ends its move in, ends its move at, ends its movement in, ending in, ending at, ends up in, finishing in, finishing at, target hex' +
      ', leaves for, leave for, departs for, depart for, sets sail for, set sail for, makes for, make for, sails for, sail for',
    from: 'from, out of, leaving',
    with: 'with, using, by, w/, of' + ', together with, along with, accompanied by',
    at: 'at, in, on, near' + ', against, on board, aboard, vs, versus' + ', around',
    all:
      'each, each of, all, everything, everybody, everyone, every, all units, all of, everything at, both, stack, the stack, the units in, the units at, the units from' +
      ', the whole lot, the lot, the whole stack, the entire stack, the whole force, all of them, all of these' +
      ', units in, units at, units from, troops in, troops at, ships in' +
      ', everything we have, everything i have, everything i’ve got, everything we’ve got, all we have, all i have, everything available, all available units, everything that can',
    pair: 'both',
    rest:
      'rest, the rest, everything else, everybody else, all others, the others, remaining' +
      ', everyone else, anyone else, everything left, the remaining, all else, all the others, all the rest' +
      ', others, other units, the other units, all other units, all the other units, the remainder, remainder, the remaining units, the other ones' +
      ', all other, any other' +
      ', the rest of the fleet, the rest of my fleet, the rest of the army, the rest of my army, the rest of the force, the rest of the units, the rest of my units, the rest of the ships, the rest of my ships, the rest of the troops, the other task forces, other task forces, the other ships, other ships, the other aircraft, the other planes, the other vessels, other vessels, the other companies, the other divisions, the other squadrons, the other groups, other aircraft',
    except: 'except, but, but not, except for, excluding, without, other than',
    not: "not, don't, do not, dont, doesn't, does not, never, no",
    nothing:
      'no reaction, no interception, no missions, no mission, no sorties, nothing, none, nobody, no one, no action, no orders, no order, no change, nil, pass, passes, i pass, ' +
      'anything, anybody, anyone, nobody else, no one else, nothing else' +
      ', nothing to do, nothing from me, not this turn, no more orders, nothing more, nothing further, no further orders, no further moves, no more moves, no thanks, no thank you, nope, nah, skip, i skip, skip it, no moves from me, no orders from me, nothing at all' +
      ', sit this one out, sit this turn out, sit it out, sitting this one out' +
      ', no other moves, no other movement, no further movement, no further movements, no other attacks, no further attacks' +
      ', nothing to move, nothing to order, nothing to attack' +
      ', nothing from my side, nothing on my side, nothing from us, otherwise nothing, otherwise nobody, otherwise no moves, other than that nothing, apart from that nothing, besides that nothing' +
      ', no other missions, no further missions, no more missions, no other orders, no operations' +
      ', no air missions',
    stay:
      'stay, stays, staying, hold, holds, holding, remain, remains, stand, stand fast, stands, keep, keeps, wait, waits, sit tight, hold position, hold positions, ' +
      'stay put, stays put, stay where you are, where it is, where they are, where he is, hold fast, in place, halt' +
      ', stand and fight, stays at home, stay home, stays home, hold fire there, remain in place, on the ground, stay in port, stays in port, remain in port, in port' +
      ', stays where it is, stay where they are, where they stand' +
      ', stay here, stays here, stay there, stays there, does not budge, don’t budge, won’t move, sits tight, sit still, sits still, keep still, keep their place, keeps its place, stay behind, stays behind, remain behind, remains behind, remain where they are, remains where it is, hold where they are, hold their ground, holds its ground, hold the line, keep position, keeps position, keep their positions, on the spot, where we are' +
      ', where he stands, in their places, in its place, at their posts, where they were' +
      ', at anchor, remain at anchor, as is, as it is, as they are, leave all, leave everything, leave everybody, leave everyone, leave them, leave them all, leave it' +
      ', leave everyone else, leave everybody else, leave everything else, leave the rest, leave the others, leave all others, leave all the others, leave the other units' +
      ', idle, idles, stay idle, stand idle, stays idle, remain idle' +
      ', stand by, stands by, standing by' +
      ', leave the rest alone, leave everyone else alone, leave everything else alone, leave the others alone, in harbour, in harbor, stay in harbour, stays in harbour, remain in harbour, remains in harbour' +
      ', holds station, hold station, remain at sea, remains at sea, stay at sea, stays at sea, remain at sea where they are',
    limit:
      'and back, and return, there and back, and back again, and returns, if, unless, or, when, whenever, until, after, before, while, provided, otherwise, else, instead, maybe, perhaps, either, odds, better, not more than, at least' +
      ', follow them, follows them, follow him, follows him, follows it, follow it, follow her, follows her, join them, joins them, join him, joins him',
    only: 'only',
    things:
      'unit, units, convoy, convoys, ship, ships, task forces, forces, troops, men, guys, company, companies, hex, hexes, position, positions, the guns, guns, planes, aircraft, boats, stacks, counters, sea, land' +
      ', aeroplanes, airplanes, plane' +
      ', zone, zones, fleet, fleets, task force' +
      ', one hex' +
      ', name' +
      ', gruppe, gruppen, group, groups, staffel, staffeln' +
      ', vessel, vessels',
    filler:
      'the, a, an, please, could, can, us, me, i’d, i’ll, we’d, we’ll, let’s, pls, kindly, i, we, you, he, they, it, my, our, your, will, shall, would, like, want, should, let, this turn, this phase, this time, today, now, order, orders, first, ' +
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
      ', anywhere, that is it, that is it for me, that’s it for me, that is all from me, that’s all from me, that’s all for me, on the island',
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
  },
  articles: 'the, these, those',
  plural: 'these, those',
  literal: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', yes: 'yes, yeah, yep', no: 'no, nope' },
};
