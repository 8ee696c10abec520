/** In a statement: whether `person` moderates games of `club` by a role of his there; a game of no club has its own moderator. */
export const moderatesSql = (club: string, person: string): string =>
  `(${club} IS NULL OR EXISTS (SELECT FROM member mm WHERE mm.club_id = ${club} AND mm.person_id = ${person}
    AND mm.role IN ('deputy', 'moderator', 'organiser')))`;
