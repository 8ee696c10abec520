import { taken } from './heads';
import { attackLine, line, printSide } from './names';
import type { Tellers } from './names';

/** Recovery, off-map boxes and control (4.5, 4.64, 6.33, 9.76, 13.5, 13.6, 14.1 to 14.3). */
export const recoveryTellers: Tellers = {
  'ground.recovered': (s) => line(30, `Recovered from Fatigue: ${s.grounds('units')}.`),
  'ground.rallied': (s) => line(30, `No more dispersed: ${s.grounds('units')}.`),
  'ground.militia': (s) => line(35, `${s.ground()}: ${s.is('returns') ? 'returns' : 'stays away'} ${s.dice}.`),
  'ground.returned': (s) => {
    // Of an HQ: what its back is good for (13.51).
    const back = s.has('efficiency')
      ? ` as a replacement, efficiency ${s.text('efficiency')}, range ${s.text('range')}`
      : '';
    return line(60, `${s.ground()} comes back at ${s.place('at')}${back}.`);
  },
  'ground.off-map': (s) =>
    attackLine(
      s.text('side'),
      70,
      `Off-map combat for ${s.place('box')}: ${s.text('attack')} to ${s.text('defence')}, odds ${s.text('odds')}: ${s.roll.result} ${s.dice}.`,
    ),
  'ground.suda-lifted': (s) =>
    line(75, `${s.ground()} is at the Suda Command Area in ${s.text('hex')}: its units are free to leave.`),
  'ground.controlled': (s) => {
    const place = `${s.text('name')} (${s.text('hex')})`;
    if (!s.has('side')) return line(78, `${place} is empty: the Germans have left it.`);
    return { ...line(78, `${place} is in ${printSide(s.text('side'))} hands.`), ...taken(s, place) };
  },
};
