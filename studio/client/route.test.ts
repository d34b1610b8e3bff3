import { expect, it } from 'vitest';
import { addressOf, readRoute } from './route.ts';

it('finds its way back from an address, and to the library from any other [STUDIO-02]', () => {
  const route = { journey: 'phone-change', part: 'texts', step: 'enter-code' } as const;

  expect(readRoute(addressOf(route))).toEqual(route);
  expect(readRoute('#/')).toEqual({ part: 'drawing' });
  expect(readRoute('#/journey/phone-change/%zz')).toEqual({ journey: 'phone-change', part: 'drawing' });
  expect(readRoute('#/elsewhere')).toEqual({ part: 'drawing' });
});
