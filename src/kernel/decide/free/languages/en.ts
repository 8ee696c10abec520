import type { Language } from './language';

export const ENGLISH: Language = {
  verbs: {
    move:
      'move, moves, moving, moved, movement, movements, go, goes, going, advance to, advances to, proceed, proceeds, walk, walks, ' +
      'shift, shifts, relocate, send, drive, drives, ride, rides',
    sail: 'sail, sails, sailing, steam, steams, move, moves, moving, movement, go, goes, proceed, proceeds, send',
    attack:
      'attack, attacks, attacking, assault, assaults, storm, storms, combat, combats, fight, fights, strike at, hit, hits, declare, declares, engage, engages',
    bombard:
      'bombard, bombards, bombarding, bombardment, shell, shells, shelling, fire at, fires at, fire on, fires on, fire, fires',
    search:
      'search, searches, searching, look for ships in, look for ships, look in, look for, scout, scouts, reconnoitre, recon',
    ship: 'ship, ships, shipping, transport, transports, sea transport, embark, embarks, carry, send, send by sea, naval transport',
    allocate: 'allocate, allocates, allocation, assign, assigns, use, put',
    interdict: 'interdict, interdicts, interdiction',
    transfer: 'transfer, transfers',
    retreat: 'retreat, retreats, withdraw, withdraws, fall back, falls back, pull back',
    advance: 'advance, advances, follow up, pursue',
  },
  small: {
    and: 'and, plus, then, also, as well as, together with',
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
      'the, a, an, please, could, can, us, me, i’d, i’ll, we’d, we’ll, let’s, take, pls, kindly, i, we, you, he, they, it, my, our, your, will, shall, would, like, want, should, let, this turn, this phase, this time, today, now, order, orders, first, ' +
      'again, too, just, everywhere, there, here, still, is, are, am, be, does, do, has, have, its, their, for now, for, up, over, hi, hello, ok, okay, everyone hold, go ahead and, where',
  },
};
