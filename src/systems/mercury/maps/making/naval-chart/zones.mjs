/**
 * The borders of the sea zones, drawn by hand. A node is a point in degrees where borders meet or bend; capes and inland points are
 * nodes too, because the zones cover land as well (the land is drawn over them). Every node on a zone's edge stands in its ring.
 */
export const NODES = {
  // the frame
  nw: [20.6, 38.05],
  'n-corinth': [23.1, 38.05],
  'n-euboea': [24.5, 38.05],
  'n-ikaria': [26.46, 38.05],
  ne: [30.15, 38.05],
  'e-rhodes': [30.15, 35.0],
  'e-kaso': [30.15, 33.65],
  'e-levant': [30.15, 32.25],
  se: [30.15, 30.8],
  's-egypt': [25.95, 30.8],
  's-libya': [23.1, 30.8],
  sw: [20.6, 30.8],
  'w-sirte': [20.6, 35.3],
  // on land
  isthmus: [23.0, 37.92],
  arcadia: [22.4, 37.4],
  astros: [22.8, 37.2],
  malea: [23.04, 36.56],
  akritas: [21.91, 36.78],
  messini: [21.86, 37.02],
  kalamata: [22.05, 37.16],
  datca: [27.66, 36.752],
  betche: [27.741, 36.77],
  reshadiye: [27.84, 36.781],
  bencik: [28.03, 36.775],
  marmaris: [28.3, 36.95],
  bomba: [23.06, 32.56],
  barrani: [25.95, 31.5],
  // Crete: capes, and the crest of the island
  vouxa: [23.595, 35.6],
  falasarna: [23.585, 35.5],
  krios: [23.56, 35.26],
  akrotiri: [24.13, 35.58],
  canea: [24.055, 35.5],
  stavros: [24.96, 35.41],
  'ay-ioannis': [25.745, 35.32],
  neapoli: [25.66, 35.25],
  goudero: [26.24, 35.06],
  'crest-west': [23.72, 35.4],
  'crest-suda': [24.1, 35.36],
  'crest-ida': [24.95, 35.22],
  'crest-dikti': [25.64, 35.1],
  // where three or four zones meet at sea
  'mirtoon-seronikos-milos': [23.75, 37.04],
  'seronikos-milos-cyclades': [24.3, 37.25],
  'milos-cyclades-basin': [25.05, 36.27],
  'milos-basin-crete': [24.68, 36.36],
  'milos-mirtoon-crete': [23.98, 36.46],
  'mirtoon-kithera-crete': [23.6, 36.3],
  'kithera-crete-spada': [23.58, 36.06],
  'kithera-matapan-west': [22.62, 35.52],
  'spada-almiros-crete': [24.42, 36.03],
  'almiros-crete-basin': [24.72, 36.0],
  'almiros-candia-basin': [25.03, 35.86],
  'candia-kaso-basin': [25.92, 35.84],
  'kaso-scarpanto-basin': [26.8, 35.86],
  'dodecanese-scarpanto-basin': [26.75, 36.12],
  'cyclades-dodecanese-basin': [26.1, 36.27],
  'dodecanese-scarpanto-rhodes': [27.42, 36.13],
  'scarpanto-rhodes-approaches': [27.56, 35.2],
  'kaso-scarpanto-approaches': [27.08, 35.1],
  'libyan-levant-egypt': [26.6, 32.5],
  // corners: four zones meet in a point, and nothing passes across it
  'corner-matapan': [21.74, 35.36],
  'corner-gavdos': [23.4, 34.28],
  'corner-kaso': [26.5, 34.02],
  // bends
  'bend-malea': [22.88, 36.36],
  'bend-kithnos': [24.6, 37.32],
  'bend-kea': [24.56, 37.7],
  'bend-serifos': [24.67, 37.18],
  'bend-sifnos': [24.89, 36.96],
  'bend-sikinos': [25.02, 36.68],
  'bend-velopoula': [23.8, 36.75],
  'bend-amorgos': [26.17, 36.72],
  'bend-ikaria': [26.42, 37.35],
  'bend-kaso': [27.06, 35.43],
  'bend-tilos': [27.58, 36.42],
  'bend-sirte': [22.1, 34.6],
};

/** The ring of every zone, as nodes; clockwise on the chart. */
export const RINGS = {
  'seronikos-gulf':
    'n-corinth n-euboea bend-kea bend-kithnos seronikos-milos-cyclades mirtoon-seronikos-milos astros arcadia isthmus',
  'mirtoon-sea':
    'arcadia astros mirtoon-seronikos-milos bend-velopoula milos-mirtoon-crete mirtoon-kithera-crete malea',
  milos:
    'mirtoon-seronikos-milos seronikos-milos-cyclades bend-serifos bend-sifnos bend-sikinos milos-cyclades-basin milos-basin-crete milos-mirtoon-crete bend-velopoula',
  cyclades:
    'n-euboea n-ikaria bend-ikaria bend-amorgos cyclades-dodecanese-basin milos-cyclades-basin bend-sikinos bend-sifnos bend-serifos seronikos-milos-cyclades bend-kithnos bend-kea',
  dodecanese:
    'n-ikaria ne marmaris bencik reshadiye betche datca bend-tilos dodecanese-scarpanto-rhodes dodecanese-scarpanto-basin cyclades-dodecanese-basin bend-amorgos bend-ikaria',
  rhodes:
    'ne e-rhodes scarpanto-rhodes-approaches dodecanese-scarpanto-rhodes bend-tilos datca betche reshadiye bencik marmaris',
  scarpanto:
    'dodecanese-scarpanto-basin dodecanese-scarpanto-rhodes scarpanto-rhodes-approaches kaso-scarpanto-approaches bend-kaso kaso-scarpanto-basin',
  'crete-basin':
    'milos-basin-crete milos-cyclades-basin cyclades-dodecanese-basin dodecanese-scarpanto-basin kaso-scarpanto-basin candia-kaso-basin almiros-candia-basin almiros-crete-basin',
  'sea-of-crete':
    'mirtoon-kithera-crete milos-mirtoon-crete milos-basin-crete almiros-crete-basin spada-almiros-crete kithera-crete-spada',
  'kithera-strait': 'malea mirtoon-kithera-crete kithera-crete-spada vouxa kithera-matapan-west bend-malea',
  matapan: 'arcadia malea bend-malea kithera-matapan-west corner-matapan akritas messini kalamata',
  'east-ionian': 'nw n-corinth isthmus arcadia kalamata messini akritas corner-matapan w-sirte',
  'cape-spada': 'kithera-crete-spada spada-almiros-crete akrotiri canea crest-suda crest-west falasarna vouxa',
  'almiros-bay':
    'spada-almiros-crete almiros-crete-basin almiros-candia-basin stavros crest-ida crest-suda canea akrotiri',
  'candia-bay': 'almiros-candia-basin candia-kaso-basin ay-ioannis neapoli crest-dikti crest-ida stavros',
  'kaso-strait':
    'candia-kaso-basin kaso-scarpanto-basin bend-kaso kaso-scarpanto-approaches goudero crest-dikti neapoli ay-ioannis',
  'west-crete': 'kithera-matapan-west vouxa falasarna crest-west krios corner-gavdos bend-sirte corner-matapan',
  'south-crete': 'crest-west crest-suda crest-ida crest-dikti goudero corner-kaso corner-gavdos krios',
  'kaso-approaches': 'goudero kaso-scarpanto-approaches scarpanto-rhodes-approaches e-rhodes e-kaso corner-kaso',
  'sirte-approaches': 'w-sirte corner-matapan bend-sirte corner-gavdos bomba s-libya sw',
  'libyan-sea': 'corner-gavdos corner-kaso libyan-levant-egypt barrani s-egypt s-libya bomba',
  'levant-basin': 'corner-kaso e-kaso e-levant libyan-levant-egypt',
  'egypt-coast': 'libyan-levant-egypt e-levant se s-egypt barrani',
};
