import { expect, it, vi } from 'vitest';
import { createLoadAnew } from './load-anew.ts';

async function loadAnew(page: Response | 'unreachable') {
  const reload = vi.fn<() => void>();
  // What nobody asks for here is left out.
  const location = { pathname: '/n/profile', search: '?a=1', reload } as unknown as Location;
  const fetch = () => (page === 'unreachable' ? Promise.reject(new TypeError()) : Promise.resolve(page));

  await createLoadAnew({ browser: { location }, fetch })();
  return reload;
}

it('loads the page anew, which takes the session up by itself [HOLDER-01]', async () => {
  expect(await loadAnew(new Response('page'))).toHaveBeenCalledTimes(1);
});

it.each(['unreachable', new Response('', { status: 503 })] as const)(
  'stays where the portal itself cannot be had',
  async (page) => {
    expect(await loadAnew(page)).not.toHaveBeenCalled();
  },
);
