/** English words that are no words of orders but one letter away from one: `eight` is no slip of "fight". From the lists of SCOWL, sizes 10 to 50. */
const WORDS: ReadonlyMap<string, true> = new Map(
  `abetter abhors abound about accompanies acing acres aeroplane afield afterward afterwords agents aground aided aides aiding ailed ailing aimed
airdrops airfield airfields airings airman airplane airports airstrips alight alighted alighting alights allotted allotting allow allowed allowing
allows alloy alloyed alloying alloys alter amended amending amends anythings apiece aping appeal appealed appealing appeals appeased appeases
appeasing apposite apses apter arbor arbour arched arches arching aright arise arises arising arrangers arses artillery ashed ashes ashing assaulter
assembler assemblers assemblies assembly asses aster attach attached attaching attacker attackers aught aunts awaits awhile awing badge badges bailed
bailing bails baits baked bakes baking baldly balked balking balks ballot balloted balloting ballots banding bands bards barely baring barns barraged
bases bashed bashes bashing basing basses bassist bassists batch batches bather bathers battalion batted batter batters batting bayed baying beaded
beading beads beady beard beards beast beasts beater beats beckon bedside beeps beets befit befits began beginning begun behinds being beings belay
belayed belaying belays believed believer believes bellows belts bending bends bents bergs berries berry berrying bests betide betters bettor bides
biding bight bights binding binds binged binges bites biting bitter black blacks blaster blasters blight blighted blighting blights bling blips bloats
blobs blocs blogs blots blown blowsy boars boast boaster boasters boasts bobbed bobbing bolas boles bolls bones boobed boobing boobs booster boosters
boots border borders boring bosses bothers bottle bottled bottles bottling bought bounded bounding bounds bouts brace braces braided braiding braids
braise braised braises braising brake brats braved braver bravery braves bravo breed brews brides bridged bridges bridging brigade brigs brine brink
brinks briny brown browned browning browns brows bruise bruised bruises bruising brushed brushes brushing budded budding budget budgeted budgeting
budgets budgie budgies buffers bugged bugging builder builders buildings built bulge bulged bulges bulging bulls bumped bumping bumps bunged bunging
bungs bunts buoyed buoying burgs buried buries burner burners burnt burped burping burps burred burring burrs burying bused buses bushed bushes
bushing busing busying butter butteries buttery buyer buyers cackle cackles caged cages caging caked cakes caking calked calking calks camped camping
caned canes caning cannon canon caper capers capped capping captains captors cared cares caries caring carped carping carrier carriers cashed cashes
cashing casings casino casks castes casting casts catch catches cattle caused causes causing cavalry caved caves caving cawed cawing ceased ceases
ceasing cello center centered centering centers cents certainty challenged challenger challengers champs chance chanced chances chancing chanted
chanting chants chaos chargers charmed charming charms charred charring charted charting charts chase chased chases chasing chats cheated cheating
cheats cheeks cheep cheeps cheer cheery chewers chews chink chipped chipping chips choosy chops chose cited cites citing clanged clanging clangs claps
cleanly cleats cleave cleaved cleaves cleaving clement clews clime climes clips clock clocks closed closing coats codes coding coined coining coins
cokes coking coldly colds colonels colones colts comas combed combing combo combos comer comers comet comets comings commandeer commanders commando
commend commended commending commends concert concerted concerting concerts cones constituted constrict constricted constricting constricts convent
convents converged converges converging conversed converses conversing converter converters convey conveying conveys convoking cooing coped copes
coping cores coring corms costed costing costs cotes counted countess covert coverts coves coward cowards cowing crapes craps crass crate crated
crates crating crave craws creaked creaking creaks creamed creaming creams crease creased creases creasing creed creeds creek creeks creel creels
creepy cremate cremated cremates cremating crepe crepes cress crested cresting crests cringed cringes cringing crises crops crosser crossest crossings
crossness croup crown crowned crowning crowns crows cruiser cruisers crushed crushes crushing crusty culls cunts curries curry currying curse cursed
curses cursing dafter daises dames dared dares daring dealing deaves debase debased debases debasing decade decals decay decayed decaying decays
deceive deceived deceives deceiving declined declines decode decoded deduce deduced deduces deducing deeded deeding deeds deeps defect defected
defecting defects defenced defences defencing defenders defensed defenses defensing defuse defused defuses defusing deice deiced deject dejected
dejecting dejects dents depend depended depending depends deplored deplores deploring deposition depositions derail derails deride derided derive
derived derives deriving descent descents destinations detain detains detentes detest detested detesting detests diced dices dicing dicks digest
digging diked dikes diking dimes dined dines dinged dinging dining dirges dished dishes dishing dispatcher dispatchers dissed dissing dither divas
diver divers divest divested divesting divests divine doings dolled dolling dolls dolts domes doming doped dopes doping dorms dosed doses dosing doves
downed downing downs drabs drags drakes drams draped drapes draping drawer drawers drawings drawl drawled drawling drawls drawn drays dried dries
drips drivel drivels driven driver drivers drivings droned drones droning drooped drooping droops dropped dropping dropsy dross drove droves drownings
drowsed drowses drowsing drudge drudges duffers dulls dumped dumping dunes dynamited eased eases easing eater eaters eaves edger edgings egged egging
eight eights eighty elect elected electing elects elide elided elides eliding elves emended emending emends emerge emerged emergence emergencies
emerges emerging emery emits employs ended engineer enrage enraged enrages enraging erase erased erases erasing escaped escapee escapees ester esters
etches ether evacuations evaluate evaluated evaluates evaluating evaluation evened evening evens excepts excerpt expand expanded expanding expands
expenses exploiters extend extended extending extends faces factually failed failing fails faithfuls faked fakes faking fallow fallowed fallowing
fallows famed farces fared fares faring farmed farming farms father fathered fathering fathers faxed faxes faxing feeder feeders feedings feeling
feels fellow felts fended fending fends ferried fests fetched feted feting fetter feuded feuding feuds fever fibres fields fiend fiends fifes fighter
filed files filing finder finders findings fined fines fining finis finked finking finks firmed firming firms firsts fishes fitting fives fixer fixers
fixings flaps flayed flaying flays fleas flexes flied flier fliers fliest flighty fling flinging flings flits flock flocks floes flops flosses
flotilla flows flues flyer flyers foamed foaming foams folding folds folksy follower followers followings force forced forceps forcing forded fording
fords forego foregoes foregoing fores forged forging forgot forked forking forks fortes fortified forts forums fought found founded founding founds
fountain foxed foxes foxing freeing freer freest frets fried fries fright frighted frighting frights fringed fringes fringing frown frowned frowning
frowns frying fudge fudged fudges fudging fulls funded funding funds furry fusing gaits gallants gamed games gaming gaped gapes gaping gases gashed
gashes gashing gated gates gatherer gatherers gatherings gating geeing geeks genera generals genes gentleman genus getting giving glands glide glided
glider glides gliding glosses glows goaded goading goads goats golds gonged gonging gongs goosed gooses goosing goring gorse graces grave gravel
gravelling gravels gravely greats greed green greens greet greets grippe groped gropes groping gross grossed grosses grossing groupers groupies
groupings groused grouses grousing grout grouted grouting grouts grown grudge grudges guest guests guild guilds gulls gunner gunnery gushed gushes
gushing guyed guying hackle hackles hafts hailed hailing hails haired hakes haled hales haling halls hallway halos hammed hamper hampers handing hands
hanged hanging hangs hanks harbors harbours harries harry harrying harts hashed hashes hashing hatch hatches hated hates hating hauler haulers haunts
hayed haying header headers headquarter headset headsets heady healed healing heals heaped heaping heaps hearing hearings hears hearses heated heating
heats heave heaved heaves heaving hedged hedges hedging heeded heeding heeds heights hellos helms helper helpers helpings hepper herded herding herds
hereafter herpes hewed hewing hexed hicks hided hides hiding hieing hiked hikes hiking hills hilts hinds hinted hinting hints hipped hipping hired
hires hiring hissed hisses hissing hither hitting hived hives hiving hoard hoards hoarse hoeing holdings holed holes holing hollow hollowed hollowing
hollows holster holsters homed homes homing honed hones honing hooding hoods hooped hooping hooted hooting hoots hopped hopping horde hording horsed
horseman horses horsey hosed hoses hosing hosted hosting hosts hound hounded hounding hounds house hulas hulks humped humping humps hunks hurls
hurried hurts hushed hushes hushing hussies hyped hypes hyping idled idler idlers idlest imply indexed infantry infantryman inked inking intent
intents inter inters inward inwards isles jailed jailing jails japed japes japing jeeps jests jived jives jiving johns joiner joiners joint jointed
jointing joints jolts judge judged judges judging jumper jumpers jumpy keels keens ketch ketches kicked kicking kicks kindle kinds kingly kinked
kinking kinks kited kites kiting knits laced laces lacing laded lades lading ladings lakes lamed lames laming lancing landed landing lanes larch
larches larding lards lashed lashes lashing lasses lasts latch latches lather lathered lathering lathers lauding lauds leaden leader leaders leafed
leafing leafs leaked leaking leaks leaned leaning leanings leans leaped leaping leaps lease leased leases leasing leaven leavens leavings ledges
legion legions lending lesion letter licked licking licks lieutenants lighted lighter lighters lighting lights limbs limply linked linking links
lither lived lives living loader loaders loafed loafing loafs loaned loaning loans loaves lobed lobes locks lodes loges loins lolled lolling lolls
loosed looses loosing loped lopes loping lorded lording lords loser losers louses loved loves loving lowed lowing lowly lucky lulls lumped lumping
lumps lushes lutes maces machine machined machines maids mailed mailing mails majors making malts manna manor marchers marries marry marrying marsh
marshes mashed mashes mashing masses match matched matches matching mauled mauling mauls maybes mayor meagerly meats meetings melded melding melds
mellows melted melting melts mender menders menses menus meres merger mergers merry meted metes meting mewed mewing might minded minding minds minks
mired mires miring missals missive missives mites mixed mixes mixing moats modes molding molds moles molls molts mooed mooing moped mopes moping mores
mortal mortals mortar mortifies mortify mortifying mosses motes mothers mould mound mounded mounding mounds mountains movers movies mowed mowing mulls
mumps mushed mushes mushing musing muted mutes muting nailed nailing nails naked napes naves needed needing needy neither nerds nested nesting nests
netted netting newel newels newer newest newts nexus nicked nicking nicks niece nieces nights nixed nixes nixing norms nosed noses noshing nosing
notching nothings noting nought nudge nudged nudges nudging nulls oases obits odder offsetting oinked oinking oinks older omitted omitting opposites
opted opting otters outed outing outwit outwits overran owing paced paces pacing packed packing packs paged pages paging pails paired pairing palace
palaces paled pales paling panes papas parachuted paratrooper parch parched parches parching pared pares paring parish parishes parkas parks paroled
paroles paroling parries parry parrying parses parts passed passel passels pasted pastes pasting pasts pates patrolled patrolling patron patrons
pauses paved paves paving pawed pawing payee payees payers peace peaces pecked pecking pecks peeper peepers peeps pended pending pends pepped peppery
peppier perfects perished pests petrol phased phases phrase picker pickers picket pickets pickings pickled pickles pickling picky pieced pierce
pierces piked pikes piking pilaster pilasters pilot pimply pinked pinking pinks pisses pitting pivots placers placid plaice planed planet planets
planing plank planks plant planter planters plants plate plated plates plating platter platters player players pleaded pleading pleads pleas pleased
pleases plies plight plighted plighting plights plots plows ploys pluck plucks plying pocked pocking pocks poets polled polling polls ponds pones
popes ported porting posed poses posies posing posited positing positron positrons posits posses poster posters postponed potted potting pounced
pouncing pouted pouting pouts praise praised praises praising prayed praying prays prearrange prearranged prearranges prearranging prefect preposition
prepositions pricked pricking pricks prided prides priding proceedings project projects props protest protests provider pruned prunes pruning prying
pucks puked pukes puking pumped pumping pumps punted punting punts purchaser purchasers purely purse pursed purses pursing pursuer pursuers pusher
pushers pushy pusses pussies putted putting putts quack quirk raced racer racers racks rafter rages raider raiders railings raillery rained raining
raisin raisins raked rakes raking rally raped rapes rapids raping rappers rapture raptures rares rashes rates rather rattle rattled rattles rattling
ravel ravelling ravels raves razes reach reached reaches reaching readied readies reading readings reads realty rebate rebated rebates rebating
rebuilt rebuses receiver receivers reckoned reckoning reckons recline reconnoiter reconnoitered reconnoitering reconnoiters recreated recreates
recreating reeds reedy reeks refuge refuges refute refuted refutes refuting regain regaining regains regally regimen regimens region rehire rehired
rehires rehiring relay relayed relaying relays relieve remainders remained reminder remit remits remote remotes remover removers rending rends renter
renters rents repaid replayed replaying replays replenished resets reside retail retails retain retaining retains retarding retch retches retiree
retirees retread retreaded retreading retreads retried retries returnee returnees reuse reused reuses reusing revolve revolved revolves revolving
rewarding rewire rewired rewires rewiring riced rices ricing ricked ricking ricks ridding rider riders ridged ridges ridging righted righter righting
rights riled riles riling rills rimed rimes riming rinds ringed ringing rings rinks rinsed rinses rinsing rising rites roads roiled roiling roils
roles roller rollers roped ropes roping roses rounded rounding rounds roved roves roving rubes ruined ruing ruining ruled rules ruling rumps rungs
runners running runts ruses rusks rusted rusting rusts rusty sables sacks sacrificed sacrifices safety sages sailings sailor sales salts sames sanded
sanding sands sanely sapling sashes sasses sates sating sawing saying scoot scooted scooting scoots scoped scopes scoping score scored scores scoring
scoured scouring scrabble scrabbles scrambled scrambler scramblers screws scrip scuttle scuttles scuttling seamed seaming seams searcher searchers
seduce seduced seduces seducing seeded seeding seeds seeps seers segments seized selling sells sender senders sensed senses sensing serge setter
setting sever sewed sewing sexes sexting shack shacks shaft shafted shafting shafts shale shalt shanks shaped shaping shawl sheep sheer sheers shelf
sheller shelved shelves shelving shied shies shifty shill shilled shilling shills shims shined shines shining shins shipper shippers shires shirt
shirted shirting shirts shits shitting shooed shooing shook shoos shooter shooters shootings shopped shopping shops shore shored shores shoring
shorted shorting shorts shots shout shouted shouting shouts shrift shrike shrikes shunts shutting shuttled sicked sicking sicks sided sides siding
sidles sifted sifting sifts sight sighted sighting sights silks silting simple singed singes singing sings sinker sinkers sinned sinning sinus sinuses
sipped sipping sired sires siring sited sites siting sittings sixes sizes skids skill skipped skipping skips slack slacks slaps slash slashes slaying
slays sleds sleep sleeps sleet sleets slice sliced slices slicing slider sliders slight slighted slighting slights slime slims sling slinging slings
slinking slinks slipped slits slitting sloped slopes sloping slops slots slows smack smacks small smart smarted smarting smarts smashed smell smelled
smelling smells smiled smiles smiling smites smiting snack snacks snailed snailing snails snaked snakes snaking snappers sneaker sneakers sneaky sneer
sneers snide sniped snipes sniping snipped snipping snips snitch snitched snitches snitching snits snoot snoots snore snored snores snoring snots
snout snouts snuffers soiled soiling soils solders solids somber sorely sores sought sound sounded sounding sounds sours sowing spates spats spayed
spaying spays speak speaking speaks speeding speedy spell spelled spelling spells spender spenders spent spewed spied spill spilt spited spites
spiting spits spitting splat splats splayed splaying splays spliced splices splicing splines splint splinted splinting splints splitting spokes spore
spored spores sporing sported sporting sports spotted spotting spout spouted spouting spouts spreed sprites squadron stabs staffed staffer staged
staging stags staid stake staked stakes staking stale stales staling stalk stalks stall stances standings stank starch starched starches starching
stare stared stares staring stark starling starred starring stars starter starters startled startles startling starved starves starving stash stashes
state stated states stating stationer stationers stats stave staves staving stead steads steak steaks steal stealing steals steamer steamers steamy
steed steeds steel steels steep steeps stemmed stemming stems stick sticks stile stiles stills stilt sting stinging stings stinking stinks stirs
stitch stitched stitches stitching stock stocks stoke stoked stokes stoking stole stoles stomped stomping stomps stone stoned stones stoning stooped
stooping stoops stopped stopping storey storeys storied stories stork storks stormy story stout stove stoves stowed stowing stows straightaways
straights strand stranded stranding strands strap straps strawed strawing straws strayed straying strays stream streamed streaming streams strep
stride strides striding strife striker strikers strikings string stripe striped stripes striping strips strive strives striving stroke stroked strokes
stroking strong strop strops struck stuck submerse submersed submerses submersing suing sumps sunless suppers supple supplier suppliers supporter
supporters supposed supposes surety surfers surly swash swashes swatch swatches swaying sways sweet sweets swell swelled swelling swells swift swifts
swigged swigging swigs swill swine swines swinger swingers swiped swipes swiping swishes switcher swore swung tacked tacking tackled tackler tacklers
tacks tailed tailing tailors tails taken taker takers takings tales talked talking talks tamed tames taming tanked tanking tanks taped tapes taping
tared tares taring tarries tarry tarrying tarts tasked tasking tattle tattled tattles tattling taxed taxes taxing teamed teaming teams tended tending
tends tents terry tests texted texting texts thees theirs theme theses thick thine thing thinks thins thorough those though three ticked ticking
tickle tickles ticks tided tides tiding tiers tight tighter tights tiled tiles tiling timed times timing tines toads toady toddy toked tokes toking
tolled tolling tolls tombed tombing tombs tomes tones tosses traces track tracked tracking tracks trailed trailing trails transferred transferring
transporters traveling travellings treat treated treating treats treed trees tress trick tricked tricking tricks tried tries trike trikes trolled
trolling trolls tromps troop tropes trough trouped trouping truce truces trucker truckers truckled truckles truckling trudged trunk trunking trunks
trust trusts tucked tucking tucks tuned tunes tuning turned turning tushes twinged twinges twinging twitch twitched twitches twitching tykes tyres
umped umping unfits unity unleaded unleashed untie upend upended upending upends upload vaped vapes vaping vases vastly veeps vended vending vends
vented venting vents verge verged verges verging verses vests vetch vetches veterans vexes volts vomited vomiting vomits wacks wafts waifs wailed
wailing wails waist waists waked wakes waking waled wales waling walker walkers walled walling walls wands wants warts washed washes washing wassail
wassails watched watcher watchers wattle wattled wattles wattling watts weave weaved weaves weaving wedged wedges wedging weeded weeding weeds weeps
weight wended wending wetter whale whelped whelping whelps wheres wherever whiled whiles whine whipped whipping whippings whips white whites whiting
whits whole whore wicked wicks wield wight wights winded winding winds winged winging wings winked winking winks wired wires wiring wises wished
wisher wishers witch witched witches witching withdrawn withdrew wither witting wives wombat wombats wombs world wormed worming worms worse worship
worships woulds wound wounded wounding wounds wrack wreak wreaks wrests wring wringing wrings writs yammer yammers yellows yelped yelping yelps yield
yolks yourselves zappers zests zither zoned`
    .split(/\s+/u)
    .map((word) => [word, true]),
);

/** Whether a word that no order has is one of English all the same: it is read as no other. */
export const isRealWord = (word: string): boolean => WORDS.has(word) || WORDS.has(word.replace(/s$/u, ''));
