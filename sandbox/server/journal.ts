type Headers = Readonly<Record<string, string | undefined>>;

/** One request as the console shows it, secrets redacted. */
export type JournalEntry = {
  id: number;
  at: string;
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

/** Hides secrets by the names of their fields; of numbers the last 2 digits stay (S-37). */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? clip(value) : value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactField(key, inner)]));
}

function redactField(key: string, value: unknown): unknown {
  if (typeof value === 'object') return redact(value);
  if (secret.test(key)) return '•••';
  if (number.test(key) && typeof value === 'string') return `•••${value.slice(-2)}`;
  return redact(value);
}

/** A card number that came in a field where none belongs is hidden too. */
const clip = (text: string): string => text.replaceAll(/\b\d{13,19}\b/g, '•••').slice(0, 200);
