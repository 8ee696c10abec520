import type { GroundCounter } from '../data/ground';
import type { CampaignState, MercuryData, World } from '../mercury';

type Ledger = Pick<CampaignState, 'lost'>;

/** Notes steps that a ground unit has lost, on the map, in a box or at sea (20.11b, 22.2); only a campaign counts them. */
export function stepsLost({ campaign }: Pick<World, 'campaign'>, unit: string, steps: number): void {
  if (campaign) campaign.lost = { ...campaign.lost, [unit]: (campaign.lost?.[unit] ?? 0) + steps };
}

/** What steps are counted as: Greek Militia never (13.66), Greeks apart, German parachutists and glider troops apart (22.2). */
export const LOSSES = ['allied-step', 'greek-step', 'german-air-step', 'german-step'] as const;
export type LossKind = (typeof LOSSES)[number];

export function lossKind({ side, type, greek, glider }: GroundCounter): LossKind | null {
  if (type === 'militia') return null;
  if (side === 'allied') return greek ? 'greek-step' : 'allied-step';
  return glider || AIRBORNE.includes(type) ? 'german-air-step' : 'german-step';
}
const AIRBORNE = ['parachute', 'glider'];

/** Steps lost so far of one kind. */
export function lostOf({ lost = {} }: Ledger, data: Pick<MercuryData, 'ground'>, kind: LossKind): number {
  return Object.entries(lost).reduce((n, [id, steps]) => {
    const counter = data.ground.get(id);
    return counter && lossKind(counter) === kind ? n + steps : n;
  }, 0);
}
