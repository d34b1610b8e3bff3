import { createContext, use } from 'react';
import type {
  Addition,
  BankClock,
  Fault,
  HelpDesk,
  HelpOffered,
  JournalEntry,
  KnownHolder,
  PortalEvent,
  SentMessage,
} from '#sandbox/console';

/** What changes while the page is open, by the path that it is read from. */
export type LiveParts = {
  outbox: readonly SentMessage[];
  holders: readonly KnownHolder[];
  'help-desk': HelpDesk;
  requests: readonly JournalEntry[];
  events: readonly PortalEvent[];
  clock: BankClock & { readAt: number };
  faults: readonly Fault[];
  additions: readonly Addition[];
  chatbot: HelpOffered;
};

/** What stays as long as the bank runs. */
export type FixedParts = {
  portal: string;
  /** What each operation does, in Italian, by its name. */
  operations: Readonly<Record<string, string>>;
  /** The codes that a fault may have an operation answer. */
  codes: Readonly<Record<string, readonly string[]>>;
};

/** The bank as the console sees it. */
export type BankView = {
  live: LiveParts;
  fixed: FixedParts;
  /** Does something at the bank, and says how that went. */
  act: (order: () => Promise<unknown>, said: string) => void;
};

/** Holds the bank; null until everything of it has been read once. */
export const BankContext = createContext<BankView | null>(null);

/** What can be said before anything is known of the bank. */
export type Connection = { isHeard: boolean; said: string };

export const ConnectionContext = createContext<Connection>({ isHeard: true, said: '' });

/**
 * Returns the bank.
 *
 * @throws {Error} where nothing of it has been read yet: the page draws its parts once it has.
 */
export function useBank(): BankView {
  const bank = use(BankContext);
  if (bank === null) throw new Error('BANK_UNREAD: a part of the console was drawn before the bank was read');
  return bank;
}
