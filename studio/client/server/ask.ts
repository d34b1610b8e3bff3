import type { Pushed } from '../../written.ts';
import type { Deed, Place } from './places.ts';

/** What the server has answered: what was asked for, or why not. */
export type Answered<Value> = { kind: 'found'; value: Value } | Missing;

/** Without a status there was no answer. */
type Missing = { kind: 'missing'; why: string; status?: number };

/** The same with what was found as it was written: by that the same answer is told from another. */
export type Written<Value> = { kind: 'found'; value: Value; text: string } | Missing;

/** Asks the server; it is our own, and answers what its places say. */
export async function getJson<Value>({ path }: Place<Value>, signal?: AbortSignal): Promise<Written<Value>> {
  return answered(() => fetch(path, signal ? { signal } : {}));
}

/** Has the server do something. */
export async function postJson<Taken, Value>(
  { path }: Deed<Taken, Value>,
  body: Taken,
): Promise<Answered<Value>> {
  const headers = { 'Content-Type': 'application/json' };
  return answered(() => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Hears what the server tells line by line, until it has told all. */
export async function* hearLines<Value>({ path }: Place<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const { body, ok } = await fetch(path, { signal });
  if (!ok || !body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Value; // our own server, by the same protocol
  }
}

async function answered<Value>(ask: () => Promise<Response>): Promise<Written<Value>> {
  try {
    const response = await ask();
    const text = await response.text();
    const body: unknown = JSON.parse(text);
    if (response.ok) return { kind: 'found', value: body as Value, text }; // our own server, by the same protocol
    return { kind: 'missing', why: String(Object(body).why ?? ''), status: response.status };
  } catch {
    return { kind: 'missing', why: '' };
  }
}

/** Calls the listener with each push of the server, and says whether it can be heard at all. */
export function onPushed(pushed: (told: Pushed) => void, heard: (isHeard: boolean) => void): () => void {
  const source = new EventSource('/api/events');
  source.addEventListener('message', ({ data }) => pushed(JSON.parse(String(data)) as Pushed)); // our own server, by the same protocol
  source.addEventListener('open', () => heard(true));
  source.addEventListener('error', () => heard(false));
  return () => source.close();
}
