import { joined } from './forms';
import { SPANISH_TOO } from './es-too';
import type { Language } from './language';
import { NOTHING_DONE } from './nothing-done';
import { KEEPING } from './positions';
import { SEA_AND_AIR_TOO } from './sea-and-air-too';

export const SPANISH: Language = {
  verbs: {
    battle: 'batalla, combatimos, combatir',
    move:
      'mover, mueve, mueven, mueva, muevan, muevo, mueves, moved, muévete, muévanse, muévase, moverse, movimiento, movimientos, desplazar, desplaza, desplazan, desplázate, ir, va, van, vaya, vayan, ve, ' +
      'avanza, avanzan, avanzar, avance, enviar, envía, envíe, lleva, llevar, lleve, marcha, marchar, traslada, trasladar, pasa a, coloca' +
      ', movemos, desplazamos, avanzamos' +
      ', se mueve, se mueven, se desplaza, se desplazan, se traslada, avancen, muévelo, llevad, llevamos, manda, mandar, marchan' +
      ', que va, que van, que se mueve, que avanza' +
      ', empuja, empujan, empujar, retrocede, retroceden, se repliega, se repliegan, sube, suben, entra, entran, acude, acuden, pasa al, pasan a, pasan al, toma posición en, toman posición en, movimiento naval, movimientos navales, movimiento terrestre, movimientos terrestres, parte, parten, parte hacia, parten hacia, sale, salen, sale hacia, salen hacia, sale para, salen para',
    march: 'movimiento estratégico, marcha estratégica, marcha, marchar',
    sail:
      'navegar, navega, mover, mueve, desplazar, zarpa, enviar, envía, va' +
      ', que va, que navega, movimiento naval, movimientos navales, zarpa hacia, zarpan hacia, zarpa, zarpan, pone rumbo a, ponen rumbo a, pone rumbo al, rumbo a, rumbo al, sale hacia, salen hacia',
    attack: 'atacar, ataca, atacan, ataque, ataquen, ataque, ataques, asaltar, asalto, combate' + ', atacamos, ataco',
    bombard: 'bombardear, bombardea, bombardean, bombardee, bombardeo, dispara, disparan, disparar' + ', bombardeamos',
    search:
      'buscar, busca, buscan, búsqueda, explorar, explora' +
      ', buscamos, busco, reconocimiento, reconocimiento de, reconocimiento sobre, explora, exploran, explorar',
    ship:
      'embarcar, embarca, embarque, enviar, envía, transportar, transporta, transporte marítimo, transporte, despachar' +
      ', por mar, en barco, por barco' +
      ', va por mar, van por mar, va en barco, van en barco' +
      ', carga, cargar, embarcan, embarcad, por mar, en barco, por vía marítima',
    allocate: 'asignar, asigna',
    interdict: 'interdicción',
    transfer: 'transferir, transfiere' + ', se une, pasa a',
    retreat: 'retirada, retirar, retira, se retira, repliega, se repliega, replegar, retrocede',
    advance: 'perseguir, persigue',
    strike: 'ataque naval, ataque a barcos' + ', contra barcos, contra los barcos',
    lose: 'pierde, perder, pierda, elimina, pierde un paso, pierde el paso',
    lead: 'manda, dirige, lidera',
    intercept: 'interceptar, intercepta',
    exploit: 'explotar, explota',
    home: 'vuelve, volver, regresa, regresar',
    release: 'liberar, libera',
    support: 'apoya, apoyar' + ', apoyan',
    drop: 'lanza, saltar, salta',
    land: 'desembarca, desembarcar, desembarcos, desembarco',
    go:
      'ir, va, van, vaya, vayan, enviar, envía, lleva, se dirige, se dirigen, dirige, dirigen' +
      ', ocupa, ocupan, ocupar, parte, parten, parte hacia, parten hacia, sale hacia, salen hacia, pone rumbo a, ponen rumbo a',
    fly: 'vuela, vuelan, volar, vuelos',
    place: 'colocar, coloca, empieza',
    load: 'cargar, carga',
    detect: 'detectar, detecta',
    'fire at': 'dispara a, fuego sobre',
    'fire AA': 'fuego, abran fuego',
    'press on': 'continuar, continúa, seguir, sigue',
    'turn back': 'dar la vuelta, vuelve',
    refuse: 'rehusar, rehúsa, rechaza',
    follow: 'seguir, sigue',
    react: 'reaccionar, reacciona',
    maneuver: 'maniobra, maniobrar',
    assault: 'asalto, asaltar',
    fatigue: 'fatigar, cansa',
    feed: 'abastecer, abastece',
    rebuild: 'reconstruir, reconstruye',
    destroy: 'destruir, destruye',
    demolish: 'demoler, demuele, volar',
    buy: 'comprar, compra',
    leave: 'dejar, deja',
    convert: 'convertir, convierte',
    expend: 'gastar, gasta',
    raise: 'reclutar, recluta',
    replace: 'reemplaza, sustituye',
    engage: 'ataca, combate',
    defend: 'defender, defiende',
    delay: 'espera, esperan, aguarda, aguardan, retrasar, retrasa',
    raid: 'incursión' + ', incursión costera',
    ready: 'preparar, prepara',
    choose: 'elegir, elige, escoger',
    garrison: 'guarnecer, guarnece',
    station: 'estacionar, estaciona',
    form: 'formar, forma, crear, crea',
    disband: 'disolver, disuelve',
    'break down': 'dividir, divide, divida, parte, partir, separa',
    recombine: 'reunir, reúne, recombinar',
    allot: 'repartir, reparte',
    'withhold AA': 'retener el fuego, no disparar',
    sink: 'hundir, hunde',
    drown: 'ahogar',
    group: 'agrupar, agrupa',
    'leave out': 'omitir, dejar fuera',
    send: 'enviar, envía',
    'give up': 'abandonar, abandona',
    arrive: 'llegar, llega, llegan',
    unload: 'descargar, descarga, desembarcar',
    order: 'empezar por, empezar con',
    designate: 'designar, designa',
    ferry: 'trasbordar',
    store: 'almacenar, almacena',
    'fly supply': 'abastecer por aire',
    embark: 'embarcar, embarca, evacuar',
    'withdraw to': 'retirarse a',
    eliminate: 'eliminar, elimina',
    switch: 'cambiar, cambia',
    from: 'ataque desde',
    engineers: 'ingenieros, usar los ingenieros',
    stand: 'mantenerse firme',
    'no retreat': 'sin retirada, ninguna retirada',
    draw: 'robar, roba, sacar',
    event: 'evento, jugar, juega',
    receive: 'recibir, recibe',
    forgo: 'renunciar, renuncia',
    spend: 'gastar, gasta',
    truck: 'en camión, por camión',
    rail: 'toma el tren, toman el tren, con el tren, en ferrocarril, con el ferrocarril, en tren, por tren, por ferrocarril',
    infiltrate: 'infiltrar, infiltra, infiltrarse',
    emergency: 'emergencia',
    arrange: 'disponer, dispone',
    take: 'tomar, toma, coger',
    next: 'siguiente, a continuación',
    rearrange: 'reordenar',
    offset: 'contrarrestar',
    air: 'aire',
    resolve: 'resolver, resuelve',
    pay: 'pagar, paga',
    bomb: 'bombardear, bombardea, bombardean',
    cap: 'patrulla, patrullar' + ', vuela cap, cobertura aérea, cap',
    'night cap': 'patrulla nocturna',
    escort: 'escoltar, escolta',
    airlift: 'aerotransportar, aerotransporta',
    dive: 'sumergirse, se sumerge',
    mine: 'minar, coloca minas',
    halt: 'detener, detiene',
    rest: 'descansar, descansa, descansan',
    convoy: 'transporta, transportan',
    evacuate: 'evacuar, evacúa',
    oppose: 'interceptar, intercepta, se opone',
    repair: 'reparar, repara, reparan',
    share: 'abastecer primero',
    'coast fire': 'dispara a, disparar a, dispara contra',
    cas: 'apoya, apoyan, apoyar, apoyo aéreo' + ', apoyo a tierra, apoyo cercano',
    supply: 'abastece, abastecer',
    build: 'construir, construye',
    absorb: 'absorber, absorbe',
    torpedo: 'torpedear, torpedea',
    enter: 'entra, entran, llega',
    jettison: 'soltar bombas',
    shoot: 'disparar, dispara',
    hit: 'recibe el impacto',
    'fall back': 'retrocede, se repliega',
  },
  more: joined(SEA_AND_AIR_TOO.es, SPANISH_TOO.verbs),
  small: joined(
    {
      and: 'y, e, luego, más, pero' + ', a continuación, y luego, y después, seguido de, seguida de, seguidos de',
      also: 'también, igualmente',
      to: 'a, hacia, al, hasta, para' + ', en dirección a, a través de, hasta el, hasta la, rumbo a' + ', destino',
      from: 'de, desde, del',
      with:
        'con' +
        ', apoyado por, apoyada por, apoyados por, con apoyo de, con el apoyo de, con apoyo del, con la ayuda de, junto con, junto a',
      at: 'en, sobre, contra' + ', encima de' + ', alrededor de',
      all:
        'todo, todos, todas, toda, ambos, ambas, pila, las unidades de, las unidades en' +
        ', toda la pila, la pila, cada uno, todas las unidades de, todas las unidades en' +
        ', unidades en, unidades de' +
        ', todo lo que tenemos, todo lo que tengo' +
        ', todo lo que pueda, todos los que puedan, todo lo que esté al alcance, todas las unidades que puedan',
      pair: 'ambos, ambas, los dos, las dos',
      rest:
        'el resto, resto, los demás' +
        ', demás, los otros, las demás, todo lo demás, los demás todos, las otras unidades, las demás unidades' +
        ', todas las demás, todos los otros' +
        ', todas las demás unidades, todos los demás barcos, todos los demás buques, las otras fuerzas, los demás barcos, los demás buques, las demás fuerzas, las demás compañías',
      except: 'excepto, salvo, menos, sin',
      not: 'no, ningún, ninguna, nunca',
      nothing:
        'nada, nadie, ninguno, ninguna búsqueda, sin búsqueda, ningún bombardeo, sin movimiento, ningún movimiento, sin movimientos, ningún ataque, paso, pasa' +
        ', nada que hacer, pasamos, nadie más, nada más' +
        ', no gracias, nada de nada, sin órdenes, ninguna orden, nada por mi parte, nada este turno, nada especial' +
        ', ningún otro movimiento, ninguna otra orden' +
        ', por lo demás nada, aparte de eso nada, nada de mi parte' +
        ', paso el turno' +
        ', nada más se mueve, nadie más se mueve, no se mueve nadie más, no se mueve nada más, ningún otro ataque' +
        `, ${NOTHING_DONE.es}`,
      stay:
        'como está impreso, como en la tarjeta, nos quedamos, quedamos, quieta, quietas, queda, quedan, quedarse, permanece, permanecen, mantener, mantiene, espera, esperan, quieto, quietos' +
        ', en tierra, en puerto' +
        ', donde están, donde está, en su sitio, en su lugar' +
        ', deja, dejo, dejamos, dejad, se queda, se quedan, no se mueve, no se mueven, quédate, quedaos, aguanta, aguantan, mantienen, mantén, mantened, donde estamos, en posición, quedamos donde estamos' +
        ', en sus puestos, en su puesto, en sus posiciones, en sus sitios' +
        ', como está, como están, tal cual' +
        `, ${KEEPING.es}`,
      limit: 'y vuelta, ida y vuelta, y vuelve, si, o, cuando, antes, después, mientras',
      only: 'solo, sólo, solamente, únicamente',
      things:
        'unidad, unidades, barco, barcos, buques, tropas, compañía' +
        ', avión, aviones' +
        ', zona, zonas, flota, hexágono, hexágonos, casilla, hex' +
        ', grupo, grupos, compañías, fuerzas, escuadras, batallones',
      filler:
        'este impulso, en este impulso, por ahora, de momento, que, quiero, queremos, se, me, nos, el, la, los, las, un, una, yo, nosotros, mi, mis, por favor, este turno, aquí, allí, primero, es, son, se' +
        ', gracias, en este turno, hoy, ya, ahora, nuestro, nuestra' +
        ', hola, buenas, buenos días, buenas tardes, entonces, pues, quisiera, quisiéramos, gustaría, podrías, podría, podéis, puedes, puede, pueden, te, le, les, lo, esta, estos, estas, tu, su, sus, por ahora, de momento, debe, deben, tiene que, tienen que, voy a, vamos a, hacer, hago, hacemos, haz, nuestros, nuestras, finalmente, después de eso, quiere, bueno, vale, por supuesto, mis órdenes, las órdenes, en primer lugar, segundo, haga el favor de' +
        ', fase' +
        ', capitán, comandante, coronel, general' +
        ', respectivamente' +
        ', eso es todo, es todo, en cuanto a' +
        ', estos, estas' +
        ', juntos, juntas',
    },
    SPANISH_TOO.small,
  ),
  kinds: joined(
    {
      bomber: 'bombarderos, bombardero',
      fighter: 'cazas',
      company: 'compañía, compañías',
      battalion: 'batallón, batallones',
      brigade: 'brigada, brigadas',
      regiment: 'regimiento, regimientos',
      hq: 'cuartel',
      engineer: 'ingenieros, zapadores',
      parachute: 'paracaidistas',
      infantry: 'infantería',
      artillery: 'artillería, cañones',
      mortar: 'mortero, morteros',
      anti: 'anticarro, antitanque',
      machine: 'ametralladora, ametralladoras',
      tank: 'carro, carros, tanques',
      cavalry: 'caballería',
      lt: 'ligera, ligeras, ligero',
      commando: 'comando, comandos',
      australian: 'australiana, australiano, australianos',
      british: 'británica, británico',
      indian: 'india, indio',
      french: 'francesa, francés',
      airfield: 'aeródromo, aeropuerto',
      hill: 'colina, cota, cerro',
      port: 'puerto',
      town: 'ciudad',
      village: 'pueblo, aldea',
      strait: 'estrecho',
      bay: 'bahía',
      gulf: 'golfo',
      sea: 'mar',
      crete: 'creta',
      south: 'sur',
      north: 'norte',
      east: 'este',
      west: 'oeste',
      convoy: 'convoyes',
      destroyers: 'destructores',
      italian: 'italianos, italiana, italiano',
      squadron: 'escuadrón',
      glider: 'planeador, planeadores',
      bty: 'batería, baterías',
      div: 'división, divisiones',
      landing: 'lanchón, lanchones',
    },
    SPANISH_TOO.kinds,
  ),
  articles: 'el, la, los, las',
  plural: 'los, las',
  literal: { 1: 'uno, una', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', yes: 'si', no: 'no', more: 'mas' },
};
