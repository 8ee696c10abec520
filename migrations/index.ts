import { Abandonments1766600100000 } from './1766600100000-abandonments';
import { First1763769600000 } from './1763769600000-first';
import { Workers1763856000000 } from './1763856000000-workers';
import { OutboxOrder1763942400000 } from './1763942400000-outbox-order';
import { ReturnPaths1764028800000 } from './1764028800000-return-paths';
import { Addresses1764115200000 } from './1764115200000-addresses';
import { Outbound1764201600000 } from './1764201600000-outbound';
import { Delivery1764288000000 } from './1764288000000-delivery';
import { Mailbox1764374400000 } from './1764374400000-mailbox';
import { ManyProcesses1764460800000 } from './1764460800000-many-processes';
import { LongQueues1764547200000 } from './1764547200000-long-queues';
import { Leave1764633600000 } from './1764633600000-leave';
import { Proposals1764720000000 } from './1764720000000-proposals';
import { DailyBackup1764806400000 } from './1764806400000-daily-backup';
import { StandingClocks1764892800000 } from './1764892800000-standing-clocks';
import { EarnedTime1764979200000 } from './1764979200000-earned-time';
import { LettersBehind1765065600000 } from './1765065600000-letters-behind';
import { Probe1765152000000 } from './1765152000000-probe';
import { SpentSecrets1765238400000 } from './1765238400000-spent-secrets';
import { QueueHeads1765324800000 } from './1765324800000-queue-heads';
import { ShardKeys1765411200000 } from './1765411200000-shard-keys';
import { Wishes1765497600000 } from './1765497600000-wishes';
import { Refused1765540800000 } from './1765540800000-refused';
import { Members1766000000000 } from './1766000000000-members';
import { Seating1766050000000 } from './1766050000000-seating';
import { Digests1766060000000 } from './1766060000000-digests';
import { Webhooks1766070000000 } from './1766070000000-webhooks';
import { Moderators1766100000000 } from './1766100000000-moderators';
import { Charters1766200000000 } from './1766200000000-charters';
import { Rounds1766300000000 } from './1766300000000-rounds';
import { Audit1766400000000 } from './1766400000000-audit';
import { Letters1766500000000 } from './1766500000000-letters';
import { FirstProofs1766600000000 } from './1766600000000-first-proofs';
import { FormerPlayers1766700000000 } from './1766700000000-former-players';
import { PersonNames1766710000004 } from './1766710000004-person-names';
import { WebhookMakers1766710100004 } from './1766710100004-webhook-makers';
import { BrokenOff1766720000001 } from './1766720000001-broken-off';
import { DismissedPanelists1766730000004 } from './1766730000004-dismissed-panelists';
import { TicketCauses1766740000006 } from './1766740000006-ticket-causes';
import { RefusedForNow1766750000006 } from './1766750000006-refused-for-now';
import { AddressWishes1766750000013 } from './1766750000013-address-wishes';
import { KeyMakers1766760000003 } from './1766760000003-key-makers';
import { NotUnderstood1766770000005 } from './1766770000005-not-understood';
import { BrokenOffGoingOut1766780000001 } from './1766780000001-broken-off-going-out';
import { FormerJudges1766790000002 } from './1766790000002-former-judges';
import { OldKeys1766800000004 } from './1766800000004-old-keys';
import { CutOff1766810000006 } from './1766810000006-cut-off';
import { AskingOfDigests1766820000002 } from './1766820000002-asking-of-digests';
import { Hints1766830000007 } from './1766830000007-hints';
import { GameWaits1766830000008 } from './1766830000008-game-waits';
import { WaitsSince1766840000000 } from './1766840000000-waits-since';
import { HeadsFirst1766830000009 } from './1766830000009-heads-first';

/** In the order they are run. */
export const MIGRATIONS = [
  First1763769600000,
  Workers1763856000000,
  OutboxOrder1763942400000,
  ReturnPaths1764028800000,
  Addresses1764115200000,
  Outbound1764201600000,
  Delivery1764288000000,
  Mailbox1764374400000,
  ManyProcesses1764460800000,
  LongQueues1764547200000,
  Leave1764633600000,
  Proposals1764720000000,
  DailyBackup1764806400000,
  StandingClocks1764892800000,
  EarnedTime1764979200000,
  LettersBehind1765065600000,
  Probe1765152000000,
  SpentSecrets1765238400000,
  QueueHeads1765324800000,
  ShardKeys1765411200000,
  Wishes1765497600000,
  Refused1765540800000,
  Members1766000000000,
  Seating1766050000000,
  Digests1766060000000,
  Webhooks1766070000000,
  Moderators1766100000000,
  Charters1766200000000,
  Rounds1766300000000,
  Audit1766400000000,
  Letters1766500000000,
  FirstProofs1766600000000,
  Abandonments1766600100000,
  FormerPlayers1766700000000,
  PersonNames1766710000004,
  WebhookMakers1766710100004,
  BrokenOff1766720000001,
  DismissedPanelists1766730000004,
  TicketCauses1766740000006,
  RefusedForNow1766750000006,
  AddressWishes1766750000013,
  KeyMakers1766760000003,
  NotUnderstood1766770000005,
  BrokenOffGoingOut1766780000001,
  FormerJudges1766790000002,
  OldKeys1766800000004,
  CutOff1766810000006,
  AskingOfDigests1766820000002,
  Hints1766830000007,
  GameWaits1766830000008,
  HeadsFirst1766830000009,
  WaitsSince1766840000000,
];
