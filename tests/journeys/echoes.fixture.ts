import { expect } from 'vitest';
import { createChecker, readSources, type SourceFile, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

/** The project’s own files. */
export const files = projectFiles();
const views = JSON.parse(files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}') as Views; // as the portal’s own test holds it
const clean = readSources(projectLanguage(), files, { views });
// The same checkers for all: each edit has anew only what it changes.
export const [inEnglish, inItalian] = [createChecker(), createChecker({ language: 'it' })];
/** Reads the project with files of it changed. */
export const read = (edited: readonly SourceFile[]) =>
  readSources(clean.language, edited, { views: clean.views, before: clean });

type Steps = { input: object; steps: { [name: string]: { [key: string]: unknown } } };

/** Gives a member of a node another name. */
export function renameKey(node: object, from: string, to: string): void {
  const value: unknown = Reflect.get(node, from);
  Reflect.deleteProperty(node, from);
  Reflect.set(node, to, value);
}

/** Keeps some cases of a branch. */
export function keepCases(step: Steps['steps'][string] | undefined, kept: readonly number[]): void {
  const cases: unknown = step?.['cases'];
  if (step && Array.isArray(cases)) step['cases'] = cases.filter((_, index) => kept.includes(index));
}

/** Checks the project with a journey changed as a tree. */
export function checkTree(file: string, change: (journey: Steps) => void) {
  return checkEdited(file, (text) => {
    const journey = JSON.parse(text) as Steps; // as the schema of journeys has it
    change(journey);
    return JSON.stringify(journey);
  });
}

/** Checks the project with texts of a file changed. */
export function checkWith(
  file: string,
  ...changes: readonly [from: string, to: string, ...more: [string, string][]]
) {
  const [from, to, ...more] = changes;
  return checkEdited(file, (text) =>
    [[from, to] as const, ...more].reduce((changed, [before, after]) => {
      expect(changed).toContain(before);
      return changed.replace(before, () => after);
    }, text),
  );
}

/** Checks the project with a file changed. */
export function checkEdited(file: string, edit: (text: string) => string) {
  const edited = files.map((each) => (each.path === file ? { path: file, text: edit(each.text) } : each));
  return inItalian(read(edited));
}
