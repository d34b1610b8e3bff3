import { expect, it, vi } from 'vitest';
import { createLoadAnew } from './load-anew.ts';
import type { Core } from './shell.ts';

type Case = { isLogged: boolean; page: Response | 'unreachable' };

async function loadAnew({ isLogged, page }: Case) {
  const reload = vi.fn<() => void>();
  const leaveFor = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  // What nobody asks for here is left out.
  const core = { app: { session: { leaveFor } } } as unknown as Core;
  const location = { pathname: '/n/profile', search: '?a=1', reload } as unknown as Location;
  const fetch = () => (page === 'unreachable' ? Promise.reject(new TypeError()) : Promise.resolve(page));

  await createLoadAnew({ core: () => core, isLogged: () => isLogged, browser: { location }, fetch })();
  return { reload, leaveFor };
}

it('takes the session of a holder along to the page that is loaded anew', async () => {
  const { reload, leaveFor } = await loadAnew({ isLogged: true, page: new Response('page') });

  expect(leaveFor).toHaveBeenCalledWith('/n/profile?a=1');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew for who is not in', async () => {
  const { reload, leaveFor } = await loadAnew({ isLogged: false, page: new Response('page') });

  expect(reload).toHaveBeenCalledTimes(1);
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each(['unreachable', new Response('', { status: 503 })] as const)(
  'stays where the portal itself cannot be had',
  async (page) => {
    const { reload, leaveFor } = await loadAnew({ isLogged: true, page });

    expect(reload).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
  },
);
