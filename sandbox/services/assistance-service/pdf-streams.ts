import { inflateSync } from 'node:zlib';

const begins = /(?<!end)stream(?:\r\n|\n|\r)/g;
/** Farther back no stream’s own dictionary begins. */
const longestDictionary = 4000;
/** A letter of 2 MB has fewer streams, and unpacks to less: what has more is made to keep the bank busy. */
const mostStreams = 5000;
const longestBytes = 8 * 1024 * 1024;
const mostBytes = 4 * longestBytes;

type Stream = { dictionary: string; data: Buffer; text: () => string };

/** Reads #4a as the letter that it stands for, once, as a reader does. */
export const plainNames = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Returns the objects that a document keeps in streams, each under its number as it would stand outside of them, and what
 * any other stream unpacks to; null where that cannot be told, so that nobody knows what is in it.
 */
export function objectsInStreams(file: Buffer, raw: string): string[] | null {
  const found: string[] = [];
  const streams = streamsIn(file, raw);
  if (streams.length > mostStreams) return null;
  let bytes = 0;
  for (const stream of streams) {
    const holdsObjects = /\/(?:ObjStm|First)\b/.test(stream.dictionary);
    const { text, size } = holdsObjects ? objectsOf(stream) : unpack(stream.data);
    bytes += size;
    if ((text === null && holdsObjects) || bytes > mostBytes) return null;
    found.push(text ?? '');
  }
  // One whose dictionary was not found where it must be is hidden.
  const named = streams.filter(({ dictionary }) => /\/ObjStm\b/.test(dictionary)).length;
  const told = plainNames(raw).match(/\/ObjStm\b/g)?.length ?? 0;
  return told > named ? null : found;
}

function streamsIn(file: Buffer, raw: string): Stream[] {
  return [...raw.matchAll(begins)].map(({ index, 0: word }) => {
    const start = index + word.length;
    const before = raw.slice(Math.max(0, index - longestDictionary), index);
    const dictionary = plainNames(before.slice(Math.max(0, before.lastIndexOf('obj'))));
    const text = () => {
      const last = raw.indexOf('endstream', start);
      return raw.slice(start, last === -1 ? undefined : last);
    };
    // What is packed says itself where it ends, whatever stands in between.
    return { dictionary, data: file.subarray(start), text };
  });
}

/** What a stream unpacks to, null where it does not, and how many bytes that took. */
type Unpacked = { text: string | null; size: number };

function objectsOf(stream: Stream): Unpacked {
  const { text: content, size } = contentOf(stream);
  const first = Number(/\/First\s+(\d+)/.exec(stream.dictionary)?.[1] ?? Number.NaN);
  if (content === null || !Number.isSafeInteger(first)) return { text: null, size };
  const places = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)].map(([, number, offset]) => ({
    number,
    at: first + Number(offset),
  }));
  const objects = places.map(
    ({ number, at }, place) => `${number} 0 obj ${content.slice(at, places[place + 1]?.at)}`,
  );
  // As a whole too: what no place leads to may be led to from elsewhere.
  return { text: [content, ...objects].join('\n'), size: 2 * size };
}

/** Reads a stream of objects that is packed by nothing or once by Flate; no maker of documents does it otherwise. */
function contentOf({ dictionary, data, text }: Stream): Unpacked {
  const filters = dictionary.match(/\/Filter\b\s*(?:\[\s*)?(?:\/\w+)?/g) ?? [];
  if (/Decode[^>]*Decode\b|\/Predictor\s+(?!1\b)/.test(dictionary)) return { text: null, size: 0 };
  if (filters.length === 0) return { text: text(), size: text().length };
  const isFlate = /^[^,]*\/FlateDecode$/.test(filters.join(','));
  return isFlate ? unpack(data) : { text: null, size: 0 };
}

function unpack(data: Buffer): Unpacked {
  try {
    const text = inflateSync(data, { maxOutputLength: longestBytes }).toString('latin1');
    return { text, size: text.length };
  } catch (error) {
    const isLong = Object(error).code === 'ERR_BUFFER_TOO_LARGE';
    return { text: null, size: isLong ? longestBytes : 0 };
  }
}
