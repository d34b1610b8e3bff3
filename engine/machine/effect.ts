import type { BankRequest } from '../ports.ts';

/** What the portal reads again from the bank. */
export type Refresh = 'profile' | 'cards' | 'card';

/** Where the focus goes: the new screen’s heading, its first field, the summary of errors, or one field by JSON pointer. */
export type FocusTarget =
  | { kind: 'heading' }
  | { kind: 'first-field' }
  | { kind: 'error-summary' }
  | { kind: 'field'; pointer: string };

/** A text key (with values for its placeholders) for the screen reader. */
export type Announcement = { text: TextRef; politeness: 'polite' | 'assertive' };

/** A text of i18n/it by key: `journey` namespace and path in it, and values for the placeholders. */
export type TextRef = { namespace: string; key: string; values: Record<string, unknown> };

/** A place outside the portal: an address that the bank has given, or the name of one that the portal knows (S-46). */
export type Visit = { address?: string; link?: string; window?: 'same' | 'new' };

/** A file for the holder; a text is base64. */
export type OfferedFile = { name: string; mediaType: string; content: Uint8Array | string };

/** A message for the queue (MSG-03). */
export type ShownMessage = { text: TextRef; status: 'critical' | 'warning' | 'ok' };

/** The generic error popup (ERR-19). `reason` is the error type that opened it and decides where closing leads (ERR-18). */
export type ErrorPopup = {
  kind: 'STANDARD' | 'UNAVAILABLE';
  reason: 'BLOCKER' | 'CUSTOM';
  title?: TextRef;
  subtitle?: TextRef;
  message: TextRef;
  code?: string;
};

/**
 * Something the outside has to do. Ids are stable: the same journey and the same events give the same ids. What comes of a
 * call or a timer is told by its id.
 */
export type Effect = { id: string } & (
  | { kind: 'cancel'; cancels: string }
  | { kind: 'call'; request: BankRequest; repeatable: boolean }
  | { kind: 'timer'; seconds: number }
  | { kind: 'focus'; target: FocusTarget }
  | { kind: 'announce'; announcement: Announcement }
  | { kind: 'message'; message: ShownMessage }
  | { kind: 'error-popup'; popup: ErrorPopup }
  | { kind: 'go'; path: string }
  | ({ kind: 'visit' } & Visit)
  | ({ kind: 'file' } & OfferedFile)
  | { kind: 'refresh'; what: readonly Refresh[] }
  | { kind: 'signed-out' }
  | { kind: 'record'; journey: string; step: string; name: string; detail?: string | undefined }
);
