/** How the console’s API is asked. */
export type Order = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown };

/** What the API says no to: its code, or the status where there is none. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Asks the console’s API, which is our own and answers what its protocol says.
 *
 * @throws {Refused} when it says no; what `fetch` throws when nobody answers.
 */
export async function ask<Reply>(path: string, { method = 'GET', body }: Order = {}): Promise<Reply> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(`/sandbox/api/${path}`, { method, ...sent });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Refused(String(Object(answer).code ?? reply.status));
  return answer as Reply; // as above
}

/** Hears which parts have changed, and whether the bank can be heard at all; returns how to stop. */
export function hearChanges(
  changed: (parts: readonly string[]) => void,
  heard: (isHeard: boolean) => void,
): () => void {
  const source = new EventSource('/sandbox/api/live');
  source.addEventListener('message', ({ data }) => changed(JSON.parse(String(data))));
  source.addEventListener('open', () => heard(true));
  source.addEventListener('error', () => heard(false));
  return () => source.close();
}
