/** What somebody is in a club, from the least to the most. One person may be several. */
export const ROLES = ['player', 'deputy', 'moderator', 'organiser'] as const;
export type Role = (typeof ROLES)[number];
