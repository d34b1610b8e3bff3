import type { Finding } from '../rules/rule.ts';

/** Rules that judge a guard as a whole, which one mistake inside it is enough to trip. */
const ofGuards = new Set([
  'operand-redundant',
  'guard-never',
  'guard-always',
  'guard-contradicted',
  'case-shadowed',
]);

/** Rules that judge a promise, beside which its guard stands. */
const ofPromises = new Set(['invariant-broken', 'invariant-vacuous']);

/** Rules that say of a place inside a guard what is wrong there. */
const insideGuards = new Set([
  'value-impossible',
  'operands-unlike',
  'operand-idle',
  'operand-mistyped',
  'operator-unknown',
  'variable-unknown',
  'expression-invalid',
]);

/**
 * Leaves out what only follows from a mistake that another finding tells where it is: that a value is not written as it
 * must be, and that a guard with a mistake in it decides nothing, or that a promise with such a guard is broken.
 */
export function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const inGuards = findings
    .filter(({ code }) => insideGuards.has(code))
    .map((finding) => `${placeOf(finding)}/`);
  const isShape = findings.some(isOfShape);
  if (!isShape && inGuards.length === 0) return findings;
  const told = new Set(isShape ? findings.filter((finding) => !isOfShape(finding)).map(placeOf) : []);
  return findings.filter((finding) => {
    const place = placeOf(finding);
    if (isOfShape(finding)) return !told.has(place);
    const guard = guardOf(finding);
    return guard === undefined || !inGuards.some((inner) => inner.startsWith(`${guard}/`));
  });
}

/** Finds the guard that a finding hangs on as a whole. */
function guardOf(finding: Finding): string | undefined {
  const place = placeOf(finding);
  if (ofGuards.has(finding.code)) return place;
  return ofPromises.has(finding.code) ? place.replace(/\/[^/]*$/, '/while') : undefined;
}

const isOfShape = ({ code }: Finding): boolean => code === 'schema-violation';
const placeOf = ({ file, pointer }: Finding): string => `${file}#${pointer}`;
