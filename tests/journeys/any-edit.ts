import fc from 'fast-check';
import type { SourceFile } from '#analysis';
import { cleanFiles } from './clean-files.ts';

/** What is done to a file, by numbers that a list of any length takes: a place in it, and what stands elsewhere. */
export type AnyEdit = {
  file: number;
  place: number;
  act: 'drop' | 'give' | 'blank' | 'mend' | 'lose';
  what: number;
};

const own = cleanFiles.filter(({ path }) => !path.startsWith('schemas/'));

/** Edits of the clean files as somebody makes them who does not know the language. */
export const anyEdit: fc.Arbitrary<AnyEdit> = fc.record({
  file: fc.nat({ max: own.length - 1 }),
  place: fc.nat({ max: 10_000 }),
  act: fc.constantFrom('drop', 'give', 'give', 'give', 'blank', 'mend', 'mend', 'lose'),
  what: fc.nat({ max: 10_000 }),
});

/** Returns the files after an edit. */
export function edited(files: readonly SourceFile[], { file, place, act, what }: AnyEdit): SourceFile[] {
  const clean = own[file];
  if (clean === undefined) return [...files];
  const others = files.filter(({ path }) => path !== clean.path);
  if (act === 'lose') return others;
  if (act === 'mend') return [...others, clean];
  const { path, text } = files.find((each) => each.path === clean.path) ?? clean;
  if (act === 'blank') return [...others, { path, text: `${text}\n` }];
  const value: unknown = JSON.parse(text);
  const members = membersIn(value);
  const member = members[place % Math.max(1, members.length)];
  if (member !== undefined && act === 'drop') Reflect.deleteProperty(member.owner, member.key);
  if (member !== undefined && act === 'give')
    Reflect.set(member.owner, member.key, given[what % given.length]);
  return [...others, { path, text: JSON.stringify(value, undefined, 2) }];
}

type Member = { owner: object; key: string };

function membersIn(value: unknown): Member[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ owner: value, key }, ...membersIn(Reflect.get(value, key))]);
}

/** All that stands anywhere in the clean files, so that what is given often has a meaning where it comes. */
const given: readonly unknown[] = own.flatMap(({ text }) =>
  membersIn(JSON.parse(text)).map(({ owner, key }): unknown => Reflect.get(owner, key)),
);
