import { check, impliedFrom, rules, type Edit, type Sources } from '#analysis';

/** Says what is to be written so that files are of the newest language, by file: what was implied once, and what check mends. */
export function broughtOver(sources: Sources): Map<string, Edit[]> {
  const held = rules.filter(({ code }) => code === 'language-old');
  const found = check(sources, { held }).flatMap(({ file, fix }) => (fix ? { file, edits: [fix] } : []));
  const all = [...found, ...impliedFrom(sources)];
  const byFile = Map.groupBy(all, ({ file }) => file);
  return new Map([...byFile].map(([file, each]) => [file, each.flatMap(({ edits }) => edits)]));
}
