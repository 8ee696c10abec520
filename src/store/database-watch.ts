/** How it stands with the server of the database, as far as this process looks after it. */
export type ServerState = 'runs' | 'is started again' | 'was given up';

/** Whoever looks after the server of the database; one that others run is theirs to look after. */
export abstract class DatabaseWatch {
  abstract readonly state: ServerState;
}
