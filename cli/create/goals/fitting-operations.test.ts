import { expect, it } from 'vitest';
import { join } from 'node:path';
import { openProject } from '../../language-server/project.ts';
import { contractInWords } from './contract-in-words.ts';
import { goalViews } from './fitting-operations.ts';

it('offers for no goal what the bank refuses until another call has prepared it, and for codes all else that asks for one [STUDIO-15]', () => {
  const sources = openProject(join(import.meta.dirname, '../../..')).sources();
  const views = sources ? goalViews(sources) : [];
  const offered = views.flatMap(({ operations }) => operations);
  const confirmed = views.find(({ goal }) => goal === 'confirm')?.operations ?? [];
  const { operations } = contractInWords();
  const prepared = [...operations.values()].flatMap(({ id, preparedBy }) =>
    preparedBy.length > 0 ? [id] : [],
  );

  expect(prepared).toContain('updateContact');
  expect(offered.filter((id) => prepared.includes(id))).toEqual([]);
  expect(confirmed).toContain('changeSpendingControl');
  expect(confirmed.filter((id) => operations.get(id)?.sca !== true)).toEqual([]);
});
