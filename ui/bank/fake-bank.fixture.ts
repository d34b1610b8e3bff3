/** One request as the bank sees it. */
export type SeenRequest = {
  url: string;
  method: string;
  headers: Headers;
  text: string;
  credentials: string;
  keepalive: boolean;
};

type Answer = (request: SeenRequest) => Response | Promise<Response>;

/** Stands for the network: answers what the test says, in order, and remembers what was asked. */
export function fakeNetwork(...answers: Answer[]) {
  const seen: SeenRequest[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input);
    const one: SeenRequest = {
      url: new URL(request.url).pathname + new URL(request.url).search,
      method: request.method,
      headers: request.headers,
      text: await request.clone().text(),
      credentials: request.credentials,
      keepalive: request.keepalive,
    };
    seen.push(one);
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    if (!answer) throw new TypeError('fetch failed');
    return answer(one);
  };
  return { fetch, seen };
}

/** Returns with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return () => Response.json(body, { status, headers });
}

/** Fails as a network does that is not there. */
export function noNetwork(): never {
  throw new TypeError('fetch failed');
}
