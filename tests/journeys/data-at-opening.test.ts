import { expect, it } from 'vitest';
import { checkChanged } from './changed.ts';

const file = 'journeys/visit/journey.json';

it('finds data that decides whether a journey opens, which has none before', () => {
  const allowing = (guard: string) =>
    checkChanged({ file, from: '"start":', to: `"allow": ${guard}, "start":` });
  const found = (guard: string) => allowing(guard).filter(({ code }) => code === 'data-unset');

  expect(found('{ "===": [{ "var": "data.phone" }, "3331234567"] }')).toMatchObject([
    {
      file,
      pointer: '/allow/===/0/var',
      message: '"data.phone" has no value before the journey is opened.',
    },
  ]);
  expect(found('{ "===": [{ "var": ["data.phone", ""] }, ""] }')).toEqual([]);
});
