import { operations, replyShapes } from '#schemas';
import { createBankClient, type Misfit } from '#ui/bank';

/** What came of a call, and what was told of its reply. */
export type Asked = { reply: unknown; misfits: readonly Misfit[] };

/** Returns how to have the portal’s client call an operation that is answered 200 with a body. */
export function askedClient() {
  const misfits: Misfit[] = [];
  let answer: { body: BodyInit; type: string };
  const client = createBankClient({
    operations: Object.fromEntries(Object.entries(operations).map(([id, call]) => [id, withoutFlow(call)])),
    replyShapes,
    baseUrl: 'http://bank.test',
    credentials: 'include',
    clientInfo: { application: 'PORTALE', environment: 'TEST', version: '1.9.6' },
    session: { currentPath: () => '/', riskIT: () => '', nonce: () => 'x'.repeat(22) },
    listener: { misfit: (misfit) => misfits.push(misfit) },
    fetch: () => Promise.resolve(new Response(answer.body, { headers: { 'content-type': answer.type } })),
  });
  const askFor = async (operation: string, body: BodyInit, type: string): Promise<Asked> => {
    misfits.length = 0;
    answer = { body, type };
    const reply = await client.send({ operation, body: {} }).reply;
    return { reply, misfits: [...misfits] };
  };
  return {
    /** Of a text that is said to be JSON. */
    text: (operation: string, body: string, type = 'application/json') => askFor(operation, body, type),
    json: (operation: string, body: unknown) => askFor(operation, JSON.stringify(body), 'application/json'),
    file: (operation: string, media: string) => askFor(operation, 'bytes of a file', media),
    hasSession: () => client.hasSession(),
  };
}

/** No call waits here for the token of a flow that nobody has begun. */
export function withoutFlow<Call extends object>(call: Call): Omit<Call, 'flow'> {
  return { ...call, flow: undefined };
}
