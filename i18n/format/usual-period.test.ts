import { expect, it } from 'vitest';
import { usualPeriod } from './usual-period.ts';

it('is the last 90 days up to the end of today, by the clocks of Italy [FILTER-13] [CALL-92] [TEXT-06]', () => {
  expect(usualPeriod(Date.parse('2026-11-21T23:30:00.000Z'))).toEqual({
    from: '2026-08-24T00:00:00.000+02:00',
    to: '2026-11-22T23:59:59.999+01:00',
  });
});
