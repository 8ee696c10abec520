import { ar } from './forms';
import { each } from './positions';

/** Where somebody goes, by land or by sea. */
const GOES = [
  each(
    'vuelve, vuelven, volver, volved, regresa, regresan, regresar, va, van, ir, id, vaya, vayan, vamos, viene, vienen, venir, se dirige, se dirigen, dirigirse, diríjanse, diríjase, se desliza, se deslizan, procede, proceden, se pone en marcha, se ponen en marcha, parte, parten, se encamina, se encaminan, acude, acuden, retorna, retornan',
    'a, al, hacia, en, para, hasta',
  ),
  'irá, irán, iremos, vienen, viene, vengan, venga, vuelve, vuelven, regresa, regresan, envían, enviad, enviamos, envíen, manden, mandad, mandamos, mandan, alcanza, alcanzan, llega a, llegan a, llegar a, se reúne en, se reúnen en, se concentra en, se concentran en, se agrupa en, se agrupan en, se reagrupa en, se reagrupan en',
].join(',');

const BY_LAND =
  'moverá, moverán, mueves, moveos, moveremos, mover a, avanzo, avanzad, avanzará, avanzarán, avancemos, avanza sobre, avanzan sobre, avanza hasta, avanzan hasta, desplaza a, desplacen, desplazarse, llevan, lleven, sube a, suben a, baja a, bajan a, baja hacia, bajan hacia, baja hasta, bajan hasta, baja, bajan, corre a, corren a, corre hacia, corren hacia, penetra en, penetran en, entra en, entran en, entrar en, entrad en, se coloca en, se colocan en, se sitúa en, se sitúan en, se instala en, se instalan en, se despliega en, se despliegan en, tomar posición en, tomad posición en, toma posiciones en, toman posiciones en, marcha hacia, marchan hacia, marcha a, marchan a, marcha sobre, marchan sobre, marchad, empuja hasta, empujan hasta, empuja hacia, empujan hacia, retroceder, retroceded, cruza a, cruzan a, trasladarse, trasladad, trasladen, conduce, conducen';

const HELPS = [
  ar('apoy, ayud, respald'),
  'asiste, asisten, asistir, sostiene, sostienen, secunda, secundan',
  each(
    'apoya, apoyan, apoyar, apoyad, apoyen, apoye, respalda, respaldan',
    'el ataque, los ataques, el asalto, la defensa',
    'a, al, en, contra, de, sobre',
  ),
  each('da, dan, presta, prestan, ofrece, ofrecen, brinda, brindan', 'apoyo, ayuda, soporte', 'a, al, en, sobre'),
  'en apoyo de, en apoyo a, en apoyo del, en ayuda de, dispara por, disparan por, dispara en apoyo de, disparan en apoyo de',
].join(',');

const CARRIES =
  'transporta, transportan, transportar, transportad, transporte, transporten, transportamos, lleva, llevan, llevar, llevad, traslada, trasladan, entrega, entregan, entregar, acarrea, acarrean';

const SHIPS = 'transporta, transportan, transportar, transportad, transporte, transporten, transportamos';

const SHELLS = [
  ar('bombarde, cañone, ametrall, machac'),
  each(
    'dispara, disparan, disparar, disparad, disparen, disparamos, abre fuego, abren fuego, hace fuego, hacen fuego, fuego, tira, tiran',
    'a, al, contra, sobre, en',
  ),
].join(',');

/** More Spanish words of orders. */
export const SPANISH_TOO = {
  verbs: {
    move: `${GOES},${BY_LAND}`,
    go: `${GOES},${BY_LAND}`,
    sail: `${GOES}, navegan, navegad, navegue, naveguen, navegará, navegarán, navega a, navega hacia, navega hasta, navegan hasta, zarpad, zarpar, zarpamos, zarpe, zarpen, zarpa a, zarpan a, zarpa para, zarpan para, se hace a la mar hacia, se hacen a la mar hacia, sale a, salen a, sale para, salen para, pone proa a, ponen proa a, pone proa hacia, ponen proa hacia, proa a, ponen rumbo al, pone rumbo hacia, ponen rumbo hacia, rumbo hacia, retorna, retornan`,
    march:
      'con marcha estratégica, en marcha estratégica, por marcha estratégica, con movimiento estratégico, en movimiento estratégico, por movimiento estratégico',
    attack: [
      ar('asalt'),
      'atacad, ataquemos, atacará, atacarán, atacaremos, atacado, atacada, atacando, contraataca, contraatacan, contraatacar, golpea, golpean, golpear, arremete contra, arremeten contra, embiste, embisten, se lanza contra, se lanzan contra, se lanza sobre, se lanzan sobre, va al ataque de, van al ataque de, va a por, van a por, al ataque de, al asalto de, toma por asalto, toman por asalto, carga contra, cargan contra, carga sobre, cargan sobre, acomete, acometen',
      each(
        'lanza, lanzan, lanzar, lanzad, lanzamos, hace, hacen, realiza, realizan, realizar, efectúa, efectúan, efectuar',
        'un ataque, el ataque, un asalto, el asalto, un contraataque',
        'a, contra, sobre, en',
      ),
    ].join(','),
    assault: 'asalta, asaltan, asaltad, asalten, toma por asalto, toman por asalto',
    bombard: SHELLS,
    'coast fire': SHELLS,
    artillery: SHELLS,
    bomb: ar('bombarde'),
    raid: ar('bombarde'),
    support: HELPS,
    cas: HELPS,
    escort: `${ar('escolt, acompañ')}, hace de escolta de, hacen de escolta de, da escolta a, dan escolta a`,
    cover:
      'cubre, cubren, cubrid, cubra, cubran, cubrimos, cubrirá, cubrirán, proteger, protejan, proteja, da cobertura a, dan cobertura a, hace de cobertura de, vela por, velan por',
    cap: 'cubre, cubren, cubrir, cubran, cubra, proteger, protejan, patrullen, patrulle, patrullad, patrullarán, de patrulla sobre, en patrulla sobre, da cobertura a, dan cobertura a, da cobertura aérea a, dan cobertura aérea a',
    interdict:
      'interdice, interdicen, interdicción sobre, interdicción de, interdicción en, bloquea, bloquean, bloquear, bloqueen, impide, impiden, impedir',
    search: [
      ar('explor, rastre, inspeccion, escudriñ, peina'),
      each(
        'va, van, vuela, vuelan, sale, salen',
        'de reconocimiento a, de reconocimiento sobre, en reconocimiento a, en reconocimiento sobre, de reconocimiento en',
      ),
      'buscad, busque, busquen, buscando, buscará, buscarán, búsqueda en, búsquedas en, búsquedas, búsqueda de, busca en, buscan en, buscar en, reconoce, reconocen, reconocer, mira en, miran en, reconocimiento en',
    ].join(','),
    transfer:
      'transferid, transfieran, transferimos, transferidos, se transfiere a, se transfieren a, cambia de base, cambian de base, cambia de base a, cambian de base a, se traslada a, se trasladan a, traslado a, transferencia a, se muda a, se mudan a',
    home: 'vuelven, regresan, retorna, retornan, vuelve a, vuelven a, regresa a, regresan a, aterriza, aterrizan, aterriza en, aterrizan en',
    rest: 'se reposa, reposa, reposan, descansad, descansen, descanse, descansamos, reposo, descanso, en reposo, a descansar, se toma un descanso, se toman un descanso',
    mine: 'minan, siembra minas, siembran minas, sembrar minas, pone minas, ponen minas, poner minas, coloquen minas, colocad minas, fondea minas, fondean minas, deposita minas',
    land: 'desembarcan, desembarcamos, desembarcad, desembarcará, desembarcarán, desembarquen, toma tierra en, toman tierra en, baja a tierra, bajan a tierra',
    unload:
      'desembarcamos, desembarcad, desembarque, desembarcará, desembarcarán, descargad, descarguen, descargamos, va a tierra, van a tierra, bajar a tierra, bajen a tierra, a tierra van, pone en tierra, ponen en tierra',
    load: 'cargad, carguen, cargamos, embarcad, embarquen, embarcamos, toma a bordo, toman a bordo, tomar a bordo, sube a bordo de, suben a bordo de, suben a bordo, sube a, suben a, recoge, recogen, recoger',
    embark:
      'embarcan, embarcad, embarquen, embarcamos, evacúa, evacúan, evacuamos, toma a bordo, toman a bordo, recoge, recogen, recoger',
    ship: `${SHIPS}, embarquen, embarcamos, despacha, despachan, envían, enviad`,
    convoy: CARRIES,
    drop: 'lanzad, lancen, lanzamos, saltad, salten, salta sobre, saltan sobre, salta en, saltan en, se lanza sobre, se lanzan sobre, se lanza en, se lanzan en, arroja, arrojan, lanzar en paracaídas, en paracaídas',
    airlift:
      'aerotransportan, transportan por aire, transportar por aire, llevan por aire, por aire, por vía aérea, en avión, por avión',
    retreat:
      'retirada a, retirada hacia, retiraos, retírense, retírate, nos retiramos, nos retiramos a, retirarse, retroceder, retroceden, retroceded, repliéguense, replegarse, repliegan, repliegue, repliegue a, repliegue hacia, se retira a, se retiran a, se repliega a, se repliegan a, se retira hacia, se retiran hacia, bate en retirada, baten en retirada, huye, huyen, huye hacia, huyen hacia',
    withdraw:
      'retirarse, se retira, se retiran, retirada, retirada a, nos retiramos, nos retiramos a, se repliega, se repliegan, repliegue a, retirarse a, retirarse hacia, retirada hacia',
    'fall back': 'retroceder, retroceded, replegarse, se retira, se retiran',
    refuse:
      'rechazan, rehúye, rehúyen, rehusan, rechaza el combate, rechazan el combate, rehúye el combate, rehúyen el combate, evita el combate, evitan el combate, elude, eluden, esquiva, esquivan',
    advance:
      'avanzamos, avanzad, avancen, avanzará, avanzarán, entra en, entran en, entrar en, ocupar, ocupad, ocupen, ocupamos, persiguen, se apodera de, toma el lugar',
    exploit: 'explotan, explotad, exploten, explotamos',
    stand: 'se mantiene firme, se mantienen firmes, manteneos firmes',
    'no retreat':
      'no se retira, no se retiran, no retrocede, no retroceden, no se repliega, no se repliegan, no retirarse, ni un paso atrás, resiste a toda costa, resisten a toda costa, resiste hasta el final, resisten hasta el final, resiste hasta el último hombre, resisten hasta el último hombre, aguanta hasta el último hombre, aguantan hasta el último hombre, aguanta hasta el final, aguantan hasta el final, sin retroceder',
    lose: 'perderá, perderán, pierdan, pierdes, sufren la pérdida, el paso lo pierde, lo pierde, la pérdida es de, la pérdida es para, la pérdida va a, la baja es, la baja es de, la baja la sufre, la pérdida la sufre, baja de, baja para, pierden un paso, pierden el paso, quita un paso a, quitad un paso a, un paso de, un paso a, un paso menos, el paso de, sacrifican, sacrificamos',
    restore:
      'restaura, restaurar, restaurad, restauramos, restablece, restablecer, reconstituye, reconstituir, refuerza, reforzar, refuercen, recupera, recuperar, completa, completar, repone, reponer',
    form: 'forman, formad, formen, formamos, formarán, formará, forme, constituye, constituyen, constituir, componen, compone, crean, cread, creamos, integran, integra',
    disband: 'disuelven, disuelvan, disolved, disolvemos',
    allocate: `${ar('asign')}, destina, destinar, destinan, destinamos, dedica, dedicar, dedican, adjudica, adjudicar`,
    'fire AA':
      'dispara, disparan, disparad, disparen, disparamos, disparar, abre fuego, abren fuego, abrir fuego, abrid fuego, hace fuego, hacen fuego',
    'withhold AA': [
      each(
        'no',
        'dispara, disparan, disparen, disparéis, disparamos, disparar, abre fuego, abren fuego, hace fuego, hacen fuego',
      ),
      'retiene el fuego, retienen el fuego, retened el fuego, retengan el fuego, aguanta el fuego, aguantan el fuego, ahorra munición, ahorran munición, guarda la munición, guardan la munición, alto el fuego, cesa el fuego, cesan el fuego',
    ].join(','),
    order:
      'empieza por, empieza con, empezamos por, empezamos con, comienza por, comienza con, comenzamos por, comenzamos con, comenzar por, en primer lugar, primero',
    next: 'empieza por, empieza con, empezamos por, empezamos con, comienza por, comienza con, comenzamos por, comenzamos con, comenzar por, en primer lugar',
    'press on':
      'continúan, continuad, continúen, prosigue, prosiguen, proseguimos, proseguir, siguen, siguen adelante, mantiene el rumbo, mantienen el rumbo, sigue su rumbo, siguen su rumbo, sigue rumbo, adelante',
    'turn back':
      'vuelven, volved, vuelvan, regresan, regresad, regresen, da media vuelta, dan media vuelta, damos media vuelta, dar media vuelta, media vuelta, vira, viran, virar, vuelve a puerto, vuelven a puerto, regresa a puerto, regresan a puerto, retorna, retornan, invierte el rumbo, invierten el rumbo',
    draw: 'robamos, robo, robad, saca, sacamos, saco',
    receive: 'reciben, recibimos, recibo, recibid',
    delay: 'retrasan, retrasamos, retrasad, aplaza, aplazar, aplazamos, pospone, posponer',
    defend:
      'defienden, defiendan, defended, defendemos, defensa con, defensa, participa en la defensa, participan en la defensa',
    react: 'reaccionan, reaccionad, reaccionen, reacción, interviene, intervienen',
    repair: 'reparad, reparo, repare, arregla, arreglar, arreglan',
    demolish:
      'demuelen, demoled, demolemos, hace saltar, hacen saltar, hacer saltar, dinamita, dinamitan, dinamitar, vuela el',
    destroy: 'destruyen, destruid, destruyan, destruimos, quema, queman, quemar',
    release:
      'deja ir, dejad ir, deja salir, puede irse, suelta a, liberan, liberad, liberen, liberamos, suelta, soltar',
    choose: 'elegimos, elijo, escoge, escogemos, elegid, elijan',
    intercept: ar('intercept'),
    oppose: `${ar('intercept')}, oponerse a, oponerse, se opone a, se oponen a, sale al encuentro de, salen al encuentro de, al encuentro de, despega contra, despegan contra`,
    aim: 'apunta, apuntan, apuntar, apuntar a, apuntad a, apunten a, apunta al, apuntan al, apunta contra',
    match:
      'enfrenta, enfrentan, enfrentarse a, combate contra, combaten contra, combate con, lucha contra, luchan contra, se bate con',
    hit: 'impactan, el impacto en, los impactos en, impacto para, el impacto va a, impacto sobre, golpean, hunde, hunden, hundir, alcanzan, le da a',
    torpedo: 'torpedead, torpedeen, torpedeamos, torpedeará, atacamos',
    dive: 'nos sumergimos, sumérjanse, en inmersión, se zambulle',
    'bombs hit':
      'impacto en, impactos en, el impacto en, los impactos en, impacto para, el impacto va a, impacto sobre, golpea, golpean, alcanza, alcanzan, impacta, impactan, hunde, hunden, hundir, tocado',
    halt: 'se para, se paran, pararse, parad, hace alto, hacen alto, detenerse, deteneos, deténganse, frena',
    build:
      'construid, construyan, construimos, cava, cavan, cavar, se atrinchera, se atrincheran, atrincherarse, fortifican, fortificar',
    evacuate: 'evacuar, evacuad, evacúen, evacúa, evacúan, evacuará',
    supply: 'abastecen, abasteced, abastecemos, aprovisiona, aprovisionan, aprovisionar, suministran',
    feed: 'abastecen, abasteced, abastecemos, alimentan, alimentar, aprovisiona, aprovisionar',
    spend: 'gastan, gastamos, gastad, consume, consumir, consumimos, usa, usar',
    ready: 'preparan, preparad, preparamos, alista, alistar, alistan',
    lead: 'mandan, lideran, liderar, lidera el ataque, dirige el ataque, encabeza, encabezan, a la cabeza, al frente',
    infiltrate: 'se infiltra, se infiltran, infiltran, infiltrad',
    fly: 'volad, vuelen, volamos, volarán, volará, despega, despegan, despegar',
    fatigue: 'fatiga, fatigan, cansan, cansar, agota',
    use: 'usa, usan, usamos, utilizamos, utilizan, emplean, empleamos',
    station: 'estacionan, estacionad, apostar, aposta',
    garrison: 'guarnecen, ocupa, ocupan, de guarnición en',
  },
  small: {
    and: 'y por último, por último, y finalmente, y al final, y para terminar, para terminar, y en último lugar, en último lugar, de ahí, y de ahí, y de allí, así como, tras lo cual, y entonces',
    to: [
      each(
        'hacia el, al',
        'norte, sur, este, oeste, noreste, noroeste, sureste, suroeste, nordeste, sudeste',
        'a, en, hacia, hasta',
      ),
      each(
        'por la carretera, por carretera, por la costa, a lo largo de la costa, por tierra, a través de las colinas',
        'a, al, hacia, hasta, en',
      ),
      'con destino a, con destino al, con rumbo a, en dirección al, camino de, camino a, hasta los, hasta las, hacia el, hacia la, a la, a las, a los, al hexágono, en el hexágono, hasta el hexágono',
    ].join(','),
    from: 'desde el, desde la, saliendo de, partiendo de, a partir de, procedente de, procedentes de, fuera de, dejando',
    with: [
      each(
        'acompañado, acompañada, acompañados, acompañadas, apoyadas, ayudado, ayudada, ayudados, respaldado, respaldada, respaldados',
        'por, de, del',
      ),
      each('cargado, cargada, cargados, cargadas', 'de, con'),
      'con ayuda de, con ayuda del, con el apoyo del, con el apoyo aéreo de, con apoyo aéreo de, junto al, junto a la, en compañía de, con a bordo, llevando, llevando a bordo, transportando, usando, utilizando, por medio de, mediante, con el, con la, con los, con las, llevando consigo',
    ].join(','),
    at: [
      'cerca de, cerca del, frente a, actualmente en, a la altura de, en el, en la, en los, en las, sobre el, sobre la, contra el, contra la, contra los, contra las',
      each(
        'que está, que están, que se encuentra, que se encuentran, situado, situada, situados, estacionado, estacionada, estacionados, basado, basados, con base',
        'en, sobre',
      ),
    ].join(','),
    pair: 'los dos grupos de, ambos grupos de, los dos escuadrones de, ambos escuadrones de, las dos unidades de, ambas unidades de',
    all: 'todo el, toda la, al completo, entero, entera, por entero, los dos grupos de, ambos grupos de, los dos escuadrones de, ambos escuadrones de, las dos unidades de, ambas unidades de, todos los grupos de, todos los escuadrones de, la totalidad de, el conjunto de, cada, cada una, todas las unidades disponibles, todos los barcos disponibles, todo lo disponible, todos juntos, todas juntas, la pila entera, todo lo que haya, todo el mundo',
    rest: [
      each(
        'el resto',
        'de las, de mis, de nuestras, de nuestros, de la, de los',
        'unidades, barcos, buques, tropas, flota, fuerzas, aviones, escuadrones, compañías',
      ),
      each(
        'los otros, los demás, todos los demás',
        'aviones, grupos, batallones, regimientos, escuadrones, convoyes, cazas',
      ),
      each('las otras, las demás, todas las demás', 'divisiones, tropas, brigadas, compañías, escuadrillas'),
      'las otras, los restantes, las restantes, las unidades restantes, los barcos restantes, los buques restantes, los aviones restantes, los que quedan, las que quedan, lo demás',
    ].join(','),
    nothing:
      'ningún cambio, sin cambios, sin novedad, no hago nada, no hacemos nada, nada por ahora, nada de momento, nada esta vez, esta vez nada, esta vez no, no esta vez, en ninguna parte',
    stay: [
      each(
        'se queda, se quedan, queda, quedan, permanece, permanecen, permanecer, permaneced, aguarda, aguardan, espera, esperan, sigue, siguen, está, están',
        'a bordo, en el puerto, fondeado, fondeados, fondeada, fondeadas, anclado, anclados, amarrado, amarrados, en casa, tranquilo, tranquilos, atrás, detrás, en alerta, de guardia, de guarnición, al ancla, inmóvil, inmóviles, listo, listos, preparado, preparados, en el aeródromo, fuera, en el mar, en la mar, inactivo, inactivos, allí, ahí, aquí, quieto, quietos, quieta, quietas',
      ),
      'al ancla, anclado, anclados, fondeado, fondeados, amarrado, amarrados, aguarda, aguardan, aguardad, esperad, esperen, esperamos, permaneced, monta guardia, montan guardia, no mover, no muevas, no mováis, no moverse, no avanza, no avanzan, se abstiene, se abstienen, inmóvil, inmóviles, no se muevan, no se mueva, quédense, aguante, aguanten, en espera',
    ].join(','),
    limit:
      'quizá, quizás, tal vez, acaso, a menos que, a no ser que, en cuanto, tan pronto como, hasta que, al menos, por lo menos, si es posible, como máximo, si no, la mitad, mitad, más bien, en vez de, en lugar de, eventualmente, más tarde, mañana, con tal que, siempre que, a condición de que',
    things:
      'hombres, muchachos, chicos, soldados, tripulación, tripulaciones, formación, formaciones, aparato, aparatos, navío, navíos, buque, nave, naves, ficha, fichas, pilas, posición, posiciones, escuadra, escuadrilla, escuadrillas',
    filler: [
      'esta noche, esta tarde, esta mañana, esta vez, por esta vez, para este turno, en el turno, durante este turno, este turno también',
      'rápidamente, rápido, deprisa, pronto, directamente, derecho, directo, directos, todavía, de nuevo, otra vez, nuevamente, como siempre, como de costumbre, como es habitual, como estaba previsto, como acordamos, inmediatamente, enseguida, en seguida, sin demora, sin tardar, sin dudar, sin esperar, cuanto antes, lo antes posible, a toda velocidad, a toda máquina, a toda prisa, a marchas forzadas, lo más rápido posible, desde ya, ahora mismo, actualmente, ya mismo',
      'prudentemente, con cuidado, con prudencia, valientemente, tranquilamente, simplemente, con calma, con decisión, silenciosamente, sigilosamente, conjuntamente, de común acuerdo, por allí, por aquí, allá, allá arriba, hacia adelante, a bordo, en la isla, adelante',
      'bravo, bravos, valiente, valientes, fiel, fieles, glorioso, gloriosos, querido, queridos, amigo, amigo mío, amigos, señor, señores, camarada, camaradas, compañero, compañeros, almirante, teniente, sargento, mayor',
      'bien, muy bien, pues bien, veamos, venga, perfecto, de acuerdo, entendido, gracias a dios, dios mediante, si dios quiere, con mucho gusto, encantado, en fin, en resumen, en realidad, al final, por cierto, muchas gracias',
      'por mi parte, por nuestra parte, para mí, para nosotros, de mi parte, en segundo lugar, para empezar, ante todo, antes que nada, tercero, mientras tanto, entretanto',
      'nuestras órdenes, estas son mis órdenes, aquí van mis órdenes, órdenes, orden, ordeno, ordeno que, propongo, proponemos, prefiero, preferimos, preferiría, deseo, deseamos, me gustaría, nos gustaría, he decidido, decido, decidimos, quieren, quiero que, deberá, deberán, debería, deberían, debemos, debéis, deben de, ha de, han de, tengo que, tenemos que, hay que, podrá, podrán, podemos, hará, harán, será, serán, sean, sea, él, ella, ellos, ellas, les toca, eso, esto, esos, esas, aquel, aquellos, aquella',
    ].join(','),
  },
  kinds: {
    dummy: 'señuelo, cebo, señuelos',
    bomber: 'bombardeo',
    fighter: 'caza',
    engineer: 'zapador, pioneros',
    parachute: 'paracaidista, paracas',
    artillery: 'cañón, artilleros',
    tank: 'tanque, blindados',
    british: 'británicos, ingleses, inglés, inglesa',
    french: 'franceses',
    indian: 'indios',
    airfield: 'pista, campo',
    squadron: 'escuadrones',
    flotilla: 'flotillas',
  },
} as const;
