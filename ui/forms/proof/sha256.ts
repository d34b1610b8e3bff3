// Made from the first primes, as the standard says, rather than written out: the tests hold them against another’s.
const primes = firstPrimes(64);
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** A text whose hash is asked for again and again with another end: what does not change is computed once. */
export type HashedPrefix = { state: Int32Array; rest: Uint8Array; length: number };

const blockBytes = 64;

/** Hashes the whole blocks of a text of ASCII. */
export function hashPrefix(text: string): HashedPrefix {
  const bytes = bytesOf(text);
  const whole = bytes.length - (bytes.length % blockBytes);
  let state: Int32Array = beginning;
  for (let start = 0; start < whole; start += blockBytes) state = compress(state, bytes, start);
  return { state, rest: bytes.slice(whole), length: bytes.length };
}

/** Returns the first 32 bits of the SHA-256 of a prefix and an end of ASCII. */
export function firstBits({ state, rest, length }: HashedPrefix, end: string): number {
  const tail = bytesOf(end);
  const filled = rest.length + tail.length;
  const padded = new Uint8Array(Math.ceil((filled + 9) / blockBytes) * blockBytes);
  padded.set(rest);
  padded.set(tail, rest.length);
  padded[filled] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, (length + tail.length) * 8);
  let now = state;
  for (let start = 0; start < padded.length; start += blockBytes) now = compress(now, padded, start);
  return (now[0] ?? 0) >>> 0;
}

const schedule = new Int32Array(64);

function compress(state: Int32Array, bytes: Uint8Array, start: number): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, blockBytes);
  for (let place = 0; place < 16; place += 1) schedule[place] = view.getInt32(place * 4);
  for (let place = 16; place < 64; place += 1) {
    const near = word(place - 15);
    const far = word(place - 2);
    const small = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const large = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    schedule[place] = word(place - 16) + small + word(place - 7) + large;
  }
  const mixed = mix(state);
  return mixed.map((value, place) => value + (state[place] ?? 0));
}

function mix(state: Int32Array): Int32Array {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (rounds[round] ?? 0) + word(round);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return Int32Array.of(a, b, c, d, e, f, g, h);
}

const word = (place: number): number => schedule[place] ?? 0;
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}
