import type { Report } from './auditor.ts';

/** The least that a step may score, of 100, and the most that a figure of it may be; by the ids of Lighthouse. */
export type Bars = {
  scores?: Readonly<Record<string, number>>;
  figures?: Readonly<Record<string, number>>;
};

const good = 0.9;

/** Prints what Lighthouse found of a step beside its bars; true when all held. What it could not tell did not hold. */
export function judge(report: Report, { scores = {}, figures = {} }: Bars): boolean {
  const { name, runtimeError, categories, audits } = report;
  console.log(runtimeError === undefined ? name : `${name}: ${runtimeError.code} ${runtimeError.message}`);
  const ofScores = Object.entries(scores).map(([id, bar]) => {
    const value = (categories[id]?.score ?? Number.NaN) * 100;
    return told(`${id} ${value.toFixed(0)}, at least ${bar}`, value >= bar);
  });
  const ofFigures = Object.entries(figures).map(([id, bar]) => {
    const value = audits[id]?.numericValue ?? Number.NaN;
    return told(`${id} ${value.toFixed(3)}, at most ${bar}`, value <= bar);
  });
  for (const { id, weight } of Object.keys(scores).flatMap((each) => categories[each]?.auditRefs ?? [])) {
    const { title = '', score = null, displayValue = '' } = audits[id] ?? {};
    if (weight > 0 && score !== null && score < good)
      console.log(`    ${score.toFixed(2)} ${id}: ${title} ${displayValue}`);
  }
  return [...ofScores, ...ofFigures].every(Boolean);
}

function told(what: string, isHeld: boolean): boolean {
  console.log(`  ${what}: ${isHeld ? 'held' : 'MISSED'}`);
  return isHeld;
}
