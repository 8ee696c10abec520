import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Whether the players of a game may be called by their names before everybody. */
@Injectable()
export class PublicNames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False in games of an event that calls its entrants otherwise in public. */
  async told(gameId: string): Promise<boolean> {
    const found = await this.source.query<object[]>(
      `SELECT 1 FROM pairing_game g JOIN pairing p ON p.id = g.pairing_id JOIN round r ON r.id = p.round_id
         JOIN round_event e ON e.id = r.event_id
       WHERE g.game_id = $1 AND e.names <> 'full'`,
      [gameId],
    );
    return found.length === 0;
  }
}
