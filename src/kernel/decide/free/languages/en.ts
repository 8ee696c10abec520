import type { Language } from './language';

export const ENGLISH: Language = {
  verbs: {
    move: 'move, movement, movements, go, goes, going, advance, proceed, walk, shift, relocate, send, drive, ride, bring, take, put, head for, heads for, get, march',
    march: 'march',
    sail: 'sail, steam, move, movement, go, goes, going, proceed, send, head for, heads for, bring, take, put',
    attack: 'attack, assault, storm, combat, combats, fight, strike at, strikes at, hit, hits, declare, engage',
    bombard: 'bombard, bombardment, shell, bomb, fire at, fires at, fire on, fires on, fire',
    search:
      'search, look for ships in, look for ships, looks for, look in, looks in, look for, scout, reconnoitre, recon',
    ship: 'ship, shipping, transport, sea transport, embark, carry, send, send by sea, naval transport',
    allocate: 'allocate, allocation, assign, use, put, send',
    interdict: 'interdict, interdiction',
    transfer: 'transfer, rebase',
    retreat:
      'retreat, withdraw, withdraws, withdrawal, fall back, falls back, pull back, pulls back, go back, goes back',
    advance: 'advance, follow up, follows up, pursue',
    strike: 'naval attack, naval strike, attack on ships, attacks on ships, anti shipping',
    lose: 'lose, loses, losing, take the loss, takes the loss, take the step loss, takes the step loss, remove, eliminate, is lost, is killed, is dead, is eliminated, reduce',
    lead: 'lead, leads, leading, command',
    intercept: 'intercept',
    exploit: 'exploit, exploitation',
    home: 'fly home, flies home, return, go home, goes home, land at, lands at',
    release: 'release',
    support: 'support',
    react: 'react',
    follow: 'follow, follows',
    feed: 'feed, feeds, supply, supplies',
    rebuild: 'rebuild, rebuilds, replace',
    drop: 'drop, drops, jump, jumps',
    land: 'disembark, lands',
    load: 'load',
    expend: 'expend, spend',
    raid: 'raid',
    refuse: 'refuse',
    ready: 'ready',
    fatigue: 'fatigue, tire',
  },
  small: {
    and: 'and, plus, then, as well as, together with',
    also: 'too, also, as well, likewise, so does, so do, and so does, and so do, the same for',
    to: 'to, into, onto, towards, toward, to the hex, to hex',
    from: 'from, out of, leaving',
    with: 'with, using, by, w/, of',
    at: 'at, in, on, near',
    all: 'all, everything, everybody, everyone, every, all units, all of, everything at, both, stack, the stack',
    rest: 'rest, the rest, everything else, everybody else, all others, the others, remaining',
    except: 'except, but, but not, except for, excluding, without, other than',
    not: "not, don't, do not, dont, doesn't, does not, never, no",
    nothing:
      'nothing, none, nobody, no one, no moves, no move, no movement, no movements, no action, no orders, no order, no change, nil, pass, passes, i pass, ' +
      'no attacks, no attack, no combat, no combats, anything, anybody, anyone',
    stay:
      'stay, stays, staying, hold, holds, holding, remain, remains, stand, stand fast, stands, keep, keeps, wait, waits, sit tight, hold position, hold positions, ' +
      'stay put, stays put, stay where you are, where it is, where they are, where he is, hold fast, in place, halt',
    limit:
      'if, unless, only, or, when, whenever, until, after, before, while, provided, otherwise, else, instead, maybe, perhaps, either, odds, better, not more than, at least',
    things:
      'unit, units, ship, ships, task forces, forces, troops, men, guys, company, companies, hex, hexes, position, positions, the guns, guns, planes, aircraft, boats, stacks, counters, sea, land',
    filler:
      'the, a, an, please, could, can, us, me, i’d, i’ll, we’d, we’ll, let’s, pls, kindly, i, we, you, he, they, it, my, our, your, will, shall, would, like, want, should, let, this turn, this phase, this time, today, now, order, orders, first, ' +
      'again, just, everywhere, there, here, still, is, are, am, be, does, do, has, have, its, their, for now, for, up, over, hi, hello, ok, okay, everyone hold, go ahead and, where',
  },
  kinds: {
    company: 'companies, coy, coys',
    battalion: 'battalions, bn, bns',
    brigade: 'brigades, bde, bdes',
    regiment: 'regiments, regt, rgt',
    hq: 'headquarters',
    engineer: 'engineers, sappers, eng',
    parachute: 'paras, paratroops, paratroopers, para',
    artillery: 'gunners',
    mortar: 'mortars',
    machine: 'machinegunners',
    cavalry: 'horse, horsemen',
    commando: 'commandos',
    airfield: 'aerodrome, airport, airstrip, strip',
    hill: 'height',
    port: 'harbour, harbor',
    town: 'city',
  },
};
