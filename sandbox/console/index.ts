import type { ChatbotConfig } from '#schemas';
import type { readHelpDesk } from '../services/assistance-service/store.ts';
import type { listWaiting } from '../services/mfa/approval/decide.ts';
import type { listAccounts } from './accounts.ts';
import type { listHolders } from './holders.ts';
import type { listOutbox } from './outbox-query.ts';

export type { Addition } from '../faults/additions.ts';
export type { Fault } from '../faults/faults.ts';
export type { JournalEntry } from '../server/journal.ts';
export type { PortalEvent } from '../sites/events.ts';
export type { ClockOrder } from './requests.ts';

/** A part of what the console shows, by the path of its API. */
export type LivePart =
  | 'outbox'
  | 'holders'
  | 'help-desk'
  | 'requests'
  | 'events'
  | 'clock'
  | 'faults'
  | 'additions'
  | 'chatbot';

/** A demo account, or the card that is not registered yet. */
export type Account = ReturnType<typeof listAccounts>[number];

/** A holder whom the kept messages and requests are about. */
export type KnownHolder = Awaited<ReturnType<typeof listHolders>>[number];

/** A message that left the bank. */
export type SentMessage = Awaited<ReturnType<typeof listOutbox>>[number];

/** What waits for an approval on a holder’s phone. */
export type WaitingApproval = Awaited<ReturnType<typeof listWaiting>>[number];

/** What holders wrote to the help desk. */
export type HelpDesk = Awaited<ReturnType<typeof readHelpDesk>>;

/** The bank’s time, and how far it is ahead of the real one. */
export type BankClock = { now: string; offsetMs: number };

/** Which help the bank offers, and whether the portal’s settings let it show a chat. */
export type HelpOffered = Pick<ChatbotConfig, 'chatbot'> & { allowed: boolean };
