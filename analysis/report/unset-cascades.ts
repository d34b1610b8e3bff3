import type { Finding } from '../rules/rule.ts';

/** Leaves out that data is unset on a way past a guard of which another finding tells: it decides that wrongly. */
export function withoutUnsetEchoes(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(isUnset)) return findings;
  const guards = Map.groupBy(
    findings.filter((finding) => !isUnset(finding) && /\/when(\/|$)/.test(finding.pointer)),
    ({ file }) => file,
  );
  return findings.filter(
    (finding) => !isUnset(finding) || !passesOne(finding, guards.get(finding.file) ?? []),
  );
}

const isUnset = ({ code }: Finding): boolean => code === 'data-unset';

/** Returns whether the path of a finding leads past one of the guards: that of an action, or a case by it or behind it. */
function passesOne({ path = [] }: Finding, guards: readonly Finding[]): boolean {
  return path.some(({ step, by }) => {
    const places = by === undefined ? [] : ['cases/', 'ok/', `actions/${by}/when`];
    return places.some((place) =>
      guards.some(({ pointer }) => pointer.startsWith(`/steps/${step}/${place}`)),
    );
  });
}
