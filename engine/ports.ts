import type { CardContext, FeaturesContext, ProfileContext, SessionContext } from '#schemas';
import type {
  Announcement,
  ErrorPopup,
  FocusTarget,
  OfferedFile,
  Refresh,
  ShownMessage,
  Visit,
} from './machine/effect.ts';
import type { SavedState } from './machine/saved.ts';

/** What guards read; the portal builds it from the bank’s answers with every flag present. */
export type Context = {
  profile: ProfileContext;
  card: CardContext;
  session: SessionContext;
  features: FeaturesContext;
};

/** One request of the contract, by operationId; header names are those of the contract. */
export type BankRequest = {
  operation: string;
  body?: unknown;
  query?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
  /** Nobody waits for it: nothing shows that it is under way. */
  quiet?: true;
};

/**
 * What came back over the wire. `unreachable` stands for no answer, a timeout and an answer that is not what the
 * contract says (HDR-09); everything else is a reply, whatever its status (HDR-08).
 */
export type BankReply =
  /** `leftOut` rows of its lists were not as the contract says, and are not in the body; `retryAfter` is in seconds. */
  | { kind: 'reply'; status: number; body: unknown; leftOut?: number; retryAfter?: number }
  /** `answered` tells that something came back, which nobody can read: the connection is not to blame; `unsent`, that nothing has left. */
  | { kind: 'unreachable'; answered?: true; unsent?: true };

/** Sends requests. The reply never rejects for what the network or the bank does; a cancelled request is never answered. */
export type BankPort = { send(request: BankRequest): { reply: Promise<BankReply>; cancel(): void } };

/**
 * Tells the time, in epoch milliseconds, and starts a timer, with the way to stop it; one goes off when so much time has passed,
 * whether the machine was asleep or not.
 */
export type ClockPort = { now(): number; after(seconds: number, run: () => void): () => void };

/**
 * Goes to a path of the portal; `signedOut` is told once when the bank no longer knows the holder (SESSION-06, S-31).
 * `visit` decides whether a place outside may be visited at all, and answers whether the holder was led there.
 */
export type NavigatorPort = { go(path: string): void; visit(place: Visit): boolean; signedOut(): void };

/** Shows messages (MSG-01) and error popups (ERR-19); the texts arrive as keys. */
export type MessagesPort = { show(message: ShownMessage): void; popup(popup: ErrorPopup): void };

/** Moves the focus and speaks to screen readers. */
export type AttentionPort = { focus(target: FocusTarget): void; announce(announcement: Announcement): void };

/** Offers a file that the bank sent. */
export type FilesPort = { offer(file: OfferedFile): void };

/** Receives what happened, without personal data. */
export type AnalyticsPort = {
  record(event: { name: string; journey: string; step: string; detail?: string | undefined }): void;
};

/**
 * Keeps saved states; what it is given holds nothing sensitive. A store that takes its time answers a promise, which it
 * never rejects: a commit is sent once it is kept, or cannot be.
 */
export type StorePort = {
  save(runId: string, saved: SavedState): Promise<void> | undefined;
  forget(runId: string): void;
};

/** Reads again from the bank what a journey has changed; answers what guards read then, or nothing when it could not be read. */
export type RefreshPort = { refresh(what: readonly Refresh[]): Promise<Context | undefined> };

/** All that a session needs of the world around it. */
export type Ports = {
  bank: BankPort;
  clock: ClockPort;
  navigator: NavigatorPort;
  messages: MessagesPort;
  attention: AttentionPort;
  files: FilesPort;
  analytics: AnalyticsPort;
  store: StorePort;
  refresh: RefreshPort;
};
