import type { MercuryData } from '../mercury';
import { playedScenario } from './03-turn';

/** Missions that are flown at sea only. */
const AT_SEA = ['Naval Attack', 'Naval Search/Coordination'];

/** A game as both sides know it. */
interface Played {
  scenario: string;
  campaign?: { withoutShips?: boolean } | null;
}

/** The missions that air units may be sent on, and the paragraph that says so (12.31); without ships none at sea (21.0). */
export function playedMissions(data: MercuryData, world: Played): { missions: string[]; rule: string } {
  const { missions, rule } = playedScenario(data, world);
  if (!world.campaign?.withoutShips) return { missions: [...missions], rule };
  return { missions: missions.filter((mission) => !AT_SEA.includes(mission)), rule: '21.0' };
}
