import { AccessKey } from './access/access-key.entity';
import { Device } from './access/device.entity';
import { Ticket } from './access/ticket.entity';
import { Club } from './clubs/club.entity';
import { Member } from './clubs/member.entity';
import { Game } from './table/game.entity';
import { GameName } from './table/game-name.entity';
import { Seat } from './table/seat.entity';
import { BouncedMail, MailAddress } from './post/delivery.entities';
import { InboundMail, LocalMail, OutboxMail } from './post/mail.entities';
import { Confirmation } from './orders/confirmation.entity';
import { Proposal } from './orders/proposals/proposal.entity';
import { PersonAddress } from './people/person-address.entity';
import { Person } from './people/person.entity';
import { Question, QuestionLetter, Reveal } from './rulings/question.entity';
import { RuleParagraph } from './rulings/rule-paragraph.entity';
import { Ruling, RulingConsent } from './rulings/ruling.entity';
import {
  Entrant,
  Pairing,
  PairingGame,
  Panelist,
  Rating,
  Round,
  RoundEvent,
  RoundNews,
} from './rounds/rounds.entities';
import { FactRow, PositionRow, SubmissionRow } from './submissions/log.entities';

/** Every table of the service. */
export const ENTITIES = [
  Person,
  PersonAddress,
  Club,
  Member,
  Ticket,
  Device,
  AccessKey,
  Game,
  GameName,
  Seat,
  SubmissionRow,
  PositionRow,
  FactRow,
  InboundMail,
  OutboxMail,
  LocalMail,
  Confirmation,
  Proposal,
  MailAddress,
  BouncedMail,
  Question,
  QuestionLetter,
  Reveal,
  Ruling,
  RulingConsent,
  RuleParagraph,
  RoundEvent,
  Entrant,
  Round,
  Pairing,
  PairingGame,
  Panelist,
  RoundNews,
  Rating,
];
