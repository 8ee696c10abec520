/** What ships of a class are called in six languages, by the letters that their counters have. */
export const SHIP_CLASSES: Readonly<Record<string, string>> = {
  BB: 'BB, BBs, battleship, battleships, Schlachtschiff, Schlachtschiffe, cuirassé, cuirassés, corazzata, corazzate, acorazado, acorazados, pancernik, pancerniki',
  CV: 'CV, CVs, carrier, carriers, aircraft carrier, aircraft carriers, Flugzeugträger, porte-avions, portaerei, portaaviones, lotniskowiec',
  CL: 'CL, CLs, cruiser, cruisers, light cruiser, light cruisers, Kreuzer, croiseur, croiseurs, incrociatore, incrociatori, crucero, cruceros, krążownik, krążowniki',
  DL: 'DL, DLs, leader, leaders, flotilla leader, flotilla leaders, Flottillenführer, conducteur de flottille, conduttore, líder, lider',
  DD: 'DD, DDs, destroyer, destroyers, Zerstörer, contre-torpilleur, contre-torpilleurs, destroyeurs, cacciatorpediniere, cacciatorpedinieri, destructor, destructores, niszczyciel, niszczyciele',
  SS: 'SS, sub, subs, submarine, submarines, U-Boot, U-Boote, sous-marin, sous-marins, sommergibile, sommergibili, submarino, submarinos, okręt podwodny, okręty podwodne',
  TA: 'TA, torpedo boat A, torpedo boats A, Torpedoboot A',
  TB: 'TB, torpedo boat B, torpedo boats B, Torpedoboot B',
  MN: 'MN, minelayer, minelayers, Minenleger, mouilleur de mines, posamine, minador, stawiacz min',
  T: 'T, transport, transports, transport ship, transport ships, freighter, freighters, merchantman, merchantmen, steamer, steamers, Transporter, Frachter, cargo, cargos, trasporto, trasporti, transporte, transportes, transportowiec, transportowce, statek, statki',
  LC: 'LC, LCs, landing craft, landing crafts, Landungsboot, Landungsboote, péniche de débarquement, péniches de débarquement, mezzo da sbarco, mezzi da sbarco, lancha de desembarco, lanchas de desembarco, barka desantowa, barki desantowe',
  LS: 'LS, landing ship, landing ships, Landungsschiff, Landungsschiffe, nave da sbarco, buque de desembarco, okręt desantowy',
};
