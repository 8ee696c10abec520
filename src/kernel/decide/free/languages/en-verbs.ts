/** English words for what may be ordered, by the meanings that verbs of orders have. */
export const ENGLISH_VERBS: Readonly<Record<string, string>> = {
  move:
    'which goes, who goes, move, movement, movements, go, goes, going, advance, proceed, walk, shift, relocate, send, drive, ride, bring, take, put, head for, heads for, get, march' +
    ', follow, follows, goes on, go on, goes up, go up' +
    ', mv' +
    ', pull out, pulls out, move out, moves out, set off, sets off, head out, heads out, move up, moves up, move over, moves over, come up, comes up, go forward, goes forward' +
    ', budge, budges' +
    ', naval movement, ground movement, sea movement, ship movement, land movement' +
    ', naval moves, ground moves, land moves, naval move, ground move, land move' +
    ', which moves, who moves, which move, who move' +
    ', ground operations' +
    ', push, push forward, pushes forward, push on, pushes on, push up, pushes up, slide, edge, swing, hop, hurry, rush, reposition, redeploy, close up, closes up, cross to, crosses to, dash, press forward, presses forward, take up position in, takes up position in, take up position at, takes up position at, takes position in, makes its way, make their way, retire, drop back, drops back, head, heads, heading, head to, heads to, head into, heads into, run over, runs over, runs, run, slip, slips, is off to, are off to, moves off, move off' +
    ', goes home to, go home to, returns to, return to, combine, assemble, assembles, gather, gathers, concentrate',
  march:
    'march, strategic movement, strategic move, strategic march, move strategically, moves strategically, march strategically',
  sail:
    'which goes, who goes, sail, steam, move, movement, go, goes, going, proceed, send, head for, heads for, bring, take, put' +
    ', naval movement, sea movement, ship movement, naval moves, naval move' +
    ', which sails, who sails' +
    ', naval operations, naval operation, operations at sea, head, heads, heading, head into, heads into, set course, sets course, set course for, sets course for, run over, runs over, run, runs, slip, slips, cruise, cruises, cross, crosses, get under way, gets under way, naval movements, fleet movement, fleet movements, movement at sea, movements at sea, goes home to, go home to, returns to, return to, sails home to, sail home to, combine, assemble, assembles, gather, gathers, concentrate',
  attack:
    'attack, assault, storm, combat, combats, fight, strike at, strikes at, hit, hits, declare, engage, bomb' +
    ', air attack, air attacks, air strike, air strikes, naval attack, naval attacks, one attack, counterattack, counterattacks, counter-attack, counter-attacks' +
    ', which attacks, who attacks, go in against, goes in against, go for, goes for, move against, moves against, march against, marches against, advance against, advances against, take on, takes on, charge, launch an attack on, launches an attack on, launch an assault on, launches an assault on, have a go at, has a go at, strike',
  bombard:
    'bombard, bombardment, shell, bomb, fire at, fires at, fire on, fires on, fire' +
    ', hit, hits, pound, pounds, strafe, strafes' +
    ', ground bombardment, bombing, lay a barrage on, lays a barrage on, open up on, opens up on, fly bombardment, flies bombardment, bombarding, bombard with',
  search:
    'search, look for ships in, look for ships, looks for, look in, looks in, look for, scout, reconnoitre, recon' +
    ', look at, looks at' +
    ', air search, aerial search, naval search, recce, have a look at, have a look in, has a look at, has a look in, take a look at, takes a look at, look over, looks over, reconnaissance, reconnaissance of, reconnaissance over, air reconnaissance',
  ship:
    'ship, shipping, transport, sea transport, sea move, sea moves, embark, carry, send, send by sea, naval transport' +
    ', by ship, by sea, goes by ship, goes by sea, go by ship, go by sea, sail, shipped, is shipped, are shipped' +
    ', by boat, by steamer, on the boat, on a boat, on a ship, on the ship, takes ship, take ship, go by boat, goes by boat' +
    ', boards ship, board ship, boards a ship, boards the ship, board the ship' +
    ', load, loads, carries, carry, carried by sea, ferry, ferries' +
    ', on the next boat, by the next boat, on the next ship, by the next ship, ship over, ships over, by water, by naval transport, goes by naval transport, go by naval transport',
  allocate: 'allocate, allocation, assign, use, put, send',
  interdict:
    'interdict, interdiction, fly interdiction, flies interdiction, fly interdiction over, flies interdiction over, interdiction over, interdict over',
  transfer:
    'transfer, rebase, move base, moves base, change base, changes base, shift base, shifts base' +
    ', join, joins, switch to, switches to',
  retreat: 'retreat, withdraw, withdraws, withdrawal, fall back, falls back, pull back, pulls back, go back, goes back',
  advance: 'advance, follow up, follows up, pursue' + ', go in, goes in, move in, moves in, enter',
  strike:
    'naval attack, naval strike, attack on ships, attacks on ships, anti shipping' +
    ', against ships, against shipping, at ships',
  lose:
    'lose, loses, losing, take the loss, takes the loss, take the step loss, takes the step loss, remove, eliminate, is lost, is killed, is dead, is eliminated, reduce' +
    ', a step from, one step from, a step of, lose a step, loses a step, loses one step, lose one step, take a loss, takes a loss, lose the step, loses the step, lose its step, loses its step, take the hit, takes the hit, take a hit, takes a hit, give up a step, gives up a step, the step comes off, the step comes from, the step is, a step comes off, a step comes from, the loss comes off, the loss comes from, the loss falls on, the loss is',
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
    ', occupied, is occupied, be occupied' +
    ', push forward, pushes forward, push on, pushes on, push up, pushes up, cross to, crosses to, hurry, rush, make for, makes its way, make their way, head, heads, heading, head to, heads to, head into, heads into, run over, runs over, run, runs, slip, slips, is off to, are off to, combine, assemble, assembles, gather, gathers, concentrate',
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
  'withhold AA':
    'withhold aa, withhold fire, withholds fire, hold fire, holds fire, cease fire, holds its fire, hold its fire, save ammunition, saves ammunition, saves its ammunition, holds her fire, hold their fire',
  'fire AA': 'fire aa, open fire, opens fire, fire everything, shoot, fire',
  engage: 'engage, attack, fight',
  'fire at': 'fire at, fires at, shoot at, shoots at, aim at, aims at, target, fire on',
  sink: 'sink',
  'press on':
    'press on, keep going, carry on, go on, continue, presses on, keeps going, carries on, goes on, pushes on, push on, stays on course, stay on course, holds her course, holds its course, on she goes',
  'turn back':
    'turn back, turns back, turn around, turns around, return, go back, goes back, go home, goes home, retreat, comes about, puts about',
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
  rail: 'rail, by rail, by train, takes the train, take the train, takes a train, take a train, goes by train, go by train, goes by rail, go by rail',
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
  convoy: 'carry, carries, transports, carrying, run a convoy, runs a convoy, send a convoy, haul, hauls',
  evacuate: 'evacuate, evacuates',
  oppose: 'oppose, opposes, intercept, fly against, flies against, go up against, goes up against, meet, meets',
  repair: 'repair, repairs, fix, fixes, mend',
  share: 'feed first, feeds first, feed, feeds',
  'coast fire':
    'coast fire, fires at, fire at, fire on, fires on, fire upon, fires upon, shoots at, shoot at, shoots on, open fire on, opens fire on, opens up on, shell, shells',
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
  hit: 'hit, hits, hit on, hits on, the hits on, hits go on, hits go to, the hits go to, hits for, one hit on, one hit each on, a hit on, one on, one each on, takes the hit, take the hit, takes a hit, take a hit, sink, sinks, goes down, go down, goes under, go under',
  'fall back': 'fall back, falls back, pull back, pulls back, retreat, retreats',
  artillery: 'bombard, bombards, shell, shells',
};
