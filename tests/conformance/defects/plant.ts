import {
  check,
  createChecker,
  readSources,
  rules,
  type Checker,
  type Finding,
  type Sources,
} from '#analysis';
import { applyEdit } from './apply.ts';
import type { Defect, Mutator } from './defect.ts';
import type { Project } from './project.ts';
import { sampleOf } from './sample.ts';

/** What became of the defects of one mutator. */
export type Planting = { name: string; mutator: Mutator; places: number; planted: number; missed: Missed[] };

/** A defect that the check did not tell of where it is, with what it did tell. */
export type Missed = { seen: Defect['seen']; found: readonly string[] };

/** How many places of each mutator are tried, and by which seed they are chosen; all when there is no number. */
export type Sampling = { most: number | undefined; seed: number };

/** A mutator with its name. */
export type Named = { name: string; mutator: Mutator };

/**
 * Makes what plants the defects of a mutator one after the other in the real files, and asks the check where they are; the
 * same checker is asked for all, so that it holds anew only what each of them changes.
 */
export function createPlanter(project: Project): (named: Named, sampling: Sampling) => Planting {
  const checker = createChecker();
  return ({ name, mutator }, { most, seed }) => {
    const places = [...mutator.places(project)];
    const chosen = most === undefined ? places : sampleOf(places, most, seed);
    const find = mutator.sinceClean === true ? sinceClean(mutator, project) : checker;
    const missed = chosen.flatMap((defect): Missed[] => {
      const findings = find(spoil(project, defect));
      if (findings.some((finding) => isAt(finding, mutator, defect))) return [];
      const found = findings.map(({ code, file, pointer }) => `${code} ${file}#${pointer}`);
      return [{ seen: defect.seen, found: found.slice(0, 5) }];
    });
    return { name, mutator, places: places.length, planted: chosen.length, missed };
  };
}

const isAt = (finding: Finding, { rule }: Mutator, { seen }: Defect): boolean =>
  finding.code === rule && finding.file === seen.file && written(finding.pointer) === seen.pointer;

/** What decides behind calls that are sent together is a branch where it is read, and none where it is written. */
const written = (pointer: string): string => pointer.replace('/ok/cases/', '/ok/');

/** Holds one rule against what differs from the clean files. */
function sinceClean({ rule }: Mutator, project: Project): Checker {
  const held = rules.filter(({ code }) => code === rule);
  const earlier = { revision: 'HEAD', sources: project.sources };
  return (sources) => check({ ...sources, earlier }, { held });
}

/** Reads the real files with a defect in them. */
export function spoil({ language, files, sources }: Project, { edits }: Defect): Sources {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    const text = changed.get(edit.file) ?? files.find(({ path }) => path === edit.file)?.text ?? '';
    changed.set(edit.file, applyEdit(text, edit));
  }
  const kept = files.filter(({ path }) => !changed.has(path));
  const all = [...kept, ...[...changed].map(([path, text]) => ({ path, text }))];
  return readSources(language, all, { views: sources.views, before: sources });
}
