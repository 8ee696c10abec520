import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Panelist } from './rounds.entities';

/** A panelist with who he is, and the event and game he is to value. */
export interface AskedPanelist extends Omit<Panelist, 'dismissedAt'> {
  name: string;
  email: string;
  zone: string;
  eventId: string;
  code: string;
  /** Null: it has ended. */
  panelBy: Date | null;
}

const ASKED = `SELECT a.id, a.pairing_game_id AS "pairingGameId", a.person_id AS "personId", a.packet, a.seq, a.value, a.reason,
    a.answered_at AS "answeredAt", q.name, q.email, q.zone, r.event_id AS "eventId", g.code, x.panel_by AS "panelBy"
  FROM panelist a JOIN person q ON q.id = a.person_id JOIN pairing_game x ON x.id = a.pairing_game_id
    JOIN pairing p ON p.id = x.pairing_id JOIN round r ON r.id = p.round_id JOIN game g ON g.id = x.game_id
  WHERE a.dismissed_at IS NULL`;

/** Panels that value unfinished games. */
@Injectable()
export class PanelsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async insert(manager: EntityManager, panelist: Omit<Panelist, 'dismissedAt'>): Promise<void> {
    await manager.insert(Panelist, { ...panelist, dismissedAt: null });
  }

  async one(id: string, manager = this.source.manager): Promise<AskedPanelist | null> {
    const [found] = await manager.query<AskedPanelist[]>(`${ASKED} AND a.id = $1`, [id]);
    return found ?? null;
  }

  /** Of all games of an event, the oldest answer first. */
  of(eventId: string, manager = this.source.manager): Promise<AskedPanelist[]> {
    return manager.query<AskedPanelist[]>(`${ASKED} AND r.event_id = $1 ORDER BY a.answered_at, q.name`, [eventId]);
  }

  async answered(
    manager: EntityManager,
    id: string,
    answer: Required<Pick<Panelist, 'value' | 'reason' | 'answeredAt'>>,
  ): Promise<void> {
    await manager.update(Panelist, { id }, answer);
  }

  /** Those who have not answered for a game are asked no more. */
  async dismiss(manager: EntityManager, pairingGameId: string, at: Date): Promise<void> {
    const silent = { pairingGameId, answeredAt: IsNull(), dismissedAt: IsNull() };
    await manager.update(Panelist, silent, { dismissedAt: at });
  }
}
