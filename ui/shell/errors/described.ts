/** Where in a script of the portal: its file under `/assets`, its line and its column. */
export type Frame = { file: string; line: number; column: number };

/** What is reported of an error: words of our own, and places in our own scripts. */
export type Described = {
  type: string;
  says: string;
  /** The portal’s own code, where it has one. */
  code: string | undefined;
  /** The script that could not be fetched. */
  chunk: string | undefined;
  /** The innermost first. */
  frames: readonly Frame[];
};

const mostFrames = 30;

/** The type of whatever is no error: its own name might be anybody’s. */
const noError = 'NotAnError';

/**
 * What engines say, by words that tell which it is, and what is told in its place. The sentence itself never is: it may quote
 * what a holder typed, or what the bank answered.
 */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/dynamically imported module|importing a module script|preload css/i, 'a script could not be fetched'],
  [/failed to fetch|networkerror when|load failed/i, 'no answer'],
  [/is not a (function|constructor)/i, 'not a function'],
  [/not iterable/i, 'not a list'],
  [/is not defined|initiali[sz]ation|can't find variable/i, 'a name that is not there'],
  [/propert(y|ies) of|can't access property|is not an object|is (null|undefined)$/i, 'a property of nothing'],
  [/call stack|too much recursion/i, 'calls without end'],
  [/invalid time value|invalid date/i, 'not a time'],
  [/not valid json|unexpected (token|end|identifier)|json/i, 'not JSON'],
  [/trusted ?(html|script|types)/i, 'refused by the policy'],
  [/quota/i, 'storage is full'],
];

const reactsOwn = /^Minified React error #(\d{1,4});/;

const unfetched = /dynamically imported module: \S*\/(assets\/[\w-]+\.js)$/;

/** A line of a stack that names a place, as `at f (place)` or `f@place`. */
const place = /(?:^\s*at (?:.*\(|async )?|^[^@\s]*@)(\S+?):(\d{1,7}):(\d{1,7})\)?$/s;

const ownScript = /^https?:\/\/[^/]+\/(assets\/[\w-]+\.js)$/;

/**
 * Describes an error without what could be anybody’s: no message, no name of a function, no address (RUN-17).
 *
 * @returns undefined for what breaks in scripts that are not the portal’s, as an extension of the browser has them.
 */
export function describeError(error: unknown): Described | undefined {
  const cause = rootOf(error);
  if (!(cause instanceof Error))
    return { type: noError, says: typeof cause, code: undefined, chunk: undefined, frames: [] };
  const places = placesOf(cause);
  const frames = places.flatMap(frameAt).slice(0, mostFrames);
  const [, chunk] = unfetched.exec(cause.message) ?? [];
  if (chunk === undefined && places.length > 0 && frames.length === 0) return undefined;
  return { type: typeOf(cause), says: whatIsSaid(cause.message), code: codeOf(cause), chunk, frames };
}

/** What a part of the page could not be drawn for, or a promise rejected with, often stands behind another error. */
function rootOf(error: unknown, depth = 0): unknown {
  const hasCause = error instanceof Error && error.cause instanceof Error && depth < 5;
  return hasCause ? rootOf(error.cause, depth + 1) : error;
}

const typeOf = ({ name }: Error): string => (/^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error');

function whatIsSaid(message: string): string {
  const [, number] = reactsOwn.exec(message) ?? [];
  if (number !== undefined) return `React ${number}`;
  return sayings.find(([words]) => words.test(message))?.[1] ?? 'unknown';
}

/** Errors of the portal’s own carry a code, `GUARD_INVALID`, beside what they say. */
function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z]{2,20}(_[A-Z]{2,20}){1,4}$/.test(code) ? code : undefined;
}

type Place = readonly [url: string, line: string, column: string];

/** Finds the places of a stack, beyond the message that Chromium’s begin with: it may be written like one. */
function placesOf({ stack = '', message }: Error): readonly Place[] {
  const isHeaded = /^\s+at /m.test(stack) && stack.includes(message);
  const places = isHeaded ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return places.split('\n').flatMap((line): readonly Place[] => {
    const [, url, row, column] = place.exec(line) ?? [];
    return url === undefined || row === undefined || column === undefined ? [] : [[url, row, column]];
  });
}

function frameAt([url, line, column]: Place): readonly Frame[] {
  const [, file] = ownScript.exec(url) ?? [];
  return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }];
}
