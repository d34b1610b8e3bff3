import type { BankRequest } from '#engine';
import { operations, replyShapes } from '#schemas';
import { createBankClient } from '#ui/bank';
import { withoutFlow } from './asked-client.ts';

/** One request as it left the portal. */
export type Sent = {
  /** Method and path. */
  call: string;
  headers: Headers;
  query: readonly string[];
  members: readonly string[];
};

/** Sends a request by the portal’s own client, and answers what went over the wire. */
export async function sentBy(request: BankRequest): Promise<Sent> {
  const seen: Request[] = [];
  const client = createBankClient({
    operations: Object.fromEntries(Object.entries(operations).map(([id, call]) => [id, withoutFlow(call)])),
    replyShapes,
    baseUrl: 'http://bank.test',
    credentials: 'include',
    clientInfo: { application: 'PORTALE', environment: 'TEST', version: '1.9.6' },
    session: { currentPath: () => '/', riskIT: () => 'risk', nonce: () => 'x'.repeat(22) },
    fetch: (input, init) => {
      seen.push(new Request(input, init));
      return Promise.resolve(Response.json({}));
    },
  });
  await client.once.send(request).reply;
  const [sent] = seen;
  if (!sent) throw new Error(`${request.operation} was not sent.`);
  const url = new URL(sent.url);
  return {
    call: `${sent.method} ${url.pathname}`,
    headers: sent.headers,
    query: [...url.searchParams.keys()].toSorted(),
    members: Object.keys(await bodyOf(sent)).toSorted(),
  };
}

async function bodyOf(sent: Request): Promise<object> {
  const type = sent.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await sent.formData());
  const text = await sent.text();
  return text === '' ? {} : Object(JSON.parse(text));
}
