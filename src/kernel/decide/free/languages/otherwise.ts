/** How people begin what they say of all others, in six languages: `sonst bleibt alles`. Alone each limits what stands before it. */
export const OTHERWISE = [
  'otherwise, else, apart from that, other than that, aside from that, beyond that, besides that, for the rest',
  'sonst, ansonsten, im übrigen, davon abgesehen, abgesehen davon, darüber hinaus',
  'sinon, autrement, à part ça, à part cela, hormis cela, pour le reste, en dehors de ça, sinon rien',
  'altrimenti, per il resto, a parte questo, a parte ciò, per tutto il resto',
  'si no, por lo demás, aparte de eso, fuera de eso, por el resto',
  'poza tym, oprócz tego, pozostałe bez zmian, w pozostałych przypadkach',
].join(', ');
