import type { Language } from './language';

export const SPANISH: Language = {
  verbs: {
    move: 'mover, mueve, mueven, mueva, movimiento, movimientos, desplazar, desplaza, desplazan, ir, va, van, avanza, avanzar, enviar, envía',
    sail: 'navegar, navega, mover, mueve, desplazar, zarpa, enviar, envía, va',
    attack: 'atacar, ataca, atacan, ataque, ataques, asaltar, asalto, combate',
    bombard: 'bombardear, bombardea, bombardeo, dispara, disparar',
    search: 'buscar, busca, buscan, búsqueda, explorar, explora',
    ship: 'embarcar, embarca, transportar, transporta, transporte marítimo, transporte, despachar',
    allocate: 'asignar, asigna',
    interdict: 'interdicción',
    transfer: 'transferir, transfiere',
    retreat: 'retirada, retirar, retira, repliega',
    advance: 'perseguir, persigue',
  },
  small: {
    and: 'y, e, luego, también, más',
    to: 'a, hacia, al, hasta, para',
    from: 'de, desde, del',
    with: 'con',
    at: 'en, sobre, contra',
    all: 'todo, todos, todas, toda, ambos, ambas, pila',
    rest: 'el resto, resto, los demás',
    except: 'excepto, salvo, menos, sin',
    not: 'no, ningún, ninguna, nunca',
    nothing: 'nada, nadie, ninguno, sin movimiento, ningún movimiento, sin movimientos, ningún ataque, paso, pasa',
    stay: 'nos quedamos, quedamos, quieta, quietas, queda, quedan, quedarse, permanece, permanecen, mantener, mantiene, espera, esperan, quieto, quietos',
    limit: 'si, solo, sólo, o, cuando, antes, después, mientras, solamente',
    things: 'unidad, unidades, barco, barcos, buques, tropas, compañía',
    filler:
      'me, nos, el, la, los, las, un, una, yo, nosotros, mi, mis, por favor, este turno, aquí, allí, primero, es, son, se',
  },
};
