import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** One call as it left the browser: method and path, and the names of all that it carried. */
export type SentCall = { call: string; carried: readonly string[]; body: Record<string, unknown> };

/** Notes every call that a page makes to the bank, from now on. */
export function noteCalls(page: Page) {
  const sent: SentCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(callOf(request, pathname));
  });
  const of = (call: string): SentCall[] => sent.filter((one) => one.call === call);
  return {
    of,
    /** Waits for a call, and holds each one made of its kind to what it should carry: members, parameters or headers. */
    expectSent: async (call: string, ...names: readonly string[]): Promise<void> => {
      await expect.poll(() => of(call).length, { message: call }).toBeGreaterThan(0);
      const lacking = of(call).flatMap(({ carried }) => names.filter((name) => !carried.includes(name)));
      expect(lacking, call).toEqual([]);
    },
  };
}

function callOf(request: Request, pathname: string): SentCall {
  const body = bodyOf(request);
  const parameters = [...new URL(request.url()).searchParams.keys()];
  // Browsers tell names of headers in small letters.
  const headers = Object.keys(request.headers()).map((name) => (name === 'riskit' ? 'riskIT' : name));
  return {
    call: `${request.method()} ${pathname}`,
    carried: [...Object.keys(body), ...parameters, ...headers],
    body,
  };
}

function bodyOf(request: Request): Record<string, unknown> {
  const text = request.postData() ?? '';
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
  return Object(JSON.parse(text));
}
