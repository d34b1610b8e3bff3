import { holdsCardNumber, maskCardNumbers } from '../security/mask-card-numbers.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** One request as the console shows it, secrets redacted. */
export type JournalEntry = {
  id: number;
  at: string;
  /** Whose it was, by a number that says nothing to anyone who has only the journal; null while that is not known. */
  userId: number | null;
  operationId: string;
  method: string;
  path: string;
  status: number;
  /** The refusal's code; empty when the bank did what was asked. */
  code: string;
  ms: number;
  headers: Headers;
  body: unknown;
};

/** The last requests of this process, newest first. */
export type Journal = {
  add(entry: Omit<JournalEntry, 'id'>): void;
  list(): readonly JournalEntry[];
  clear(): void;
};

const kept = 500;
const shownHeaders = ['macro-context', 'micro-context', 'application', 'channel', 'locale', 'client-version'];
const secret =
  /pass|otp|token|jwt|pin|cv2|pan$|key6|answer|code|authorization|secret|info|user(name)?$|mail/i;
const hidden = '•••';
const number = /phone|telephone|number/i;

/** Keeps the last 500 requests in memory. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let last = 0;
  return {
    add(entry) {
      last += 1;
      entries.push({ id: last, ...entry, headers: shown(entry.headers), body: redact(entry.body) });
      if (entries.length > kept) entries.shift();
    },
    list: () => entries.toReversed(),
    clear: () => {
      entries = [];
    },
  };
}

function shown(headers: Headers): Headers {
  const all = shownHeaders.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Hides secrets by the names of their fields, and card numbers wherever they are, also in pieces; of numbers the last 2
 * digits stay (S-37, S-91).
 */
export function redact(value: unknown): unknown {
  return redactValue(value, new Set(piecesOf(value)));
}

function redactValue(value: unknown, pieces: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => redactValue(inner, pieces));
  if (typeof value === 'number') return maskCardNumbers(String(value)) === String(value) ? value : hidden;
  if (typeof value === 'string') return pieces.has(value) ? hidden : clip(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, redactField(key, inner, pieces)]),
  );
}

function redactField(key: string, value: unknown, pieces: ReadonlySet<string>): unknown {
  if (typeof value === 'object') return redactValue(value, pieces);
  if (secret.test(key)) return hidden;
  if (number.test(key) && typeof value === 'string') return `${hidden}${value.slice(-2)}`;
  return redactValue(value, pieces);
}

const clip = (text: string): string => maskCardNumbers(text).slice(0, 200);

/** A piece of a card number: few digits, and nothing that is none. */
const piece = /^\D{0,2}\d{1,6}\D{0,2}$/;

/** Returns the texts, one after the other in a body, that are pieces of a card number together. */
function piecesOf(value: unknown): string[] {
  const rows: string[][] = [[]];
  for (const text of textsIn(value))
    if (piece.test(text)) rows.at(-1)?.push(text);
    else rows.push([]);
  return rows.filter((row) => holdsCardNumber(row.join(''))).flat();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
