import { expect, it } from 'vitest';
import { UsageError, type Surroundings } from '../command.ts';
import { buildCommand } from './build.ts';

it('build refuses an argument, of which it would do nothing', async () => {
  const around = { cwd: '/nowhere', language: 'en', print: () => {} } as unknown as Surroundings;
  const given = { words: ['extra'], options: {} };

  const refused = await buildCommand.run(given, around).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toContain('extra');
});
