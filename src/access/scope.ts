import type { Role } from '../clubs/role';

/** What a caller may do, in the clubs he may do it in. `play` is a player's own seats; `service` is what no club has of its own. */
export const SCOPES = ['games:read', 'games:write', 'moderate', 'people', 'keys', 'play', 'service'] as const;
export type Scope = (typeof SCOPES)[number];

/** What the organiser of a club may give to a key of it. */
export const CLUB_SCOPES = ['games:read', 'games:write', 'moderate', 'people'] as const satisfies readonly Scope[];

/** What roles may do in their club. */
export const SCOPES_OF: Record<Role, readonly Scope[]> = {
  player: [],
  deputy: ['games:read', 'moderate'],
  moderator: ['games:read', 'moderate'],
  organiser: ['games:read', 'games:write', 'moderate', 'people', 'keys'],
};

/** What a scope is for, to somebody who may do it not. */
export const SCOPE_TEXT: Record<Scope, string> = {
  'games:read': 'see the games of the club',
  'games:write': 'make and change games of the club',
  moderate: 'moderate games of the club',
  people: 'see and change who belongs to the club',
  keys: 'make and revoke keys of the club',
  play: 'play',
  service: 'do what is for the operator of the service',
};
