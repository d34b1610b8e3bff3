import type { Finding } from '#analysis';

/** What is wrong, by the place of the step where it is told; what has no place there is told beneath. */
export type Told = { at: Readonly<Record<string, readonly string[]>>; beside: readonly Finding[] };

/** Sorts what is wrong with a step by the fields that are shown of it: each is told at the nearest. */
export function toldAt(
  findings: readonly Finding[],
  { file, step, pointers }: { file: string; step: string; pointers: ReadonlySet<string> },
): Told {
  const at: Record<string, string[]> = {};
  const beside: Finding[] = [];
  for (const finding of findings) {
    const own = finding.file === file && finding.pointer.startsWith(`${step}/`);
    const place = own ? nearest(finding.pointer.slice(step.length), pointers) : undefined;
    if (place === undefined) beside.push(finding);
    else (at[place] ??= []).push(finding.message);
  }
  return { at, beside };
}

function nearest(pointer: string, pointers: ReadonlySet<string>): string | undefined {
  if (pointer === '') return undefined;
  return pointers.has(pointer) ? pointer : nearest(pointer.slice(0, pointer.lastIndexOf('/')), pointers);
}

/** Lists the places that a form shows. */
export function pointersIn(ui: unknown): string[] {
  if (typeof ui !== 'object' || ui === null) return [];
  const own: unknown = Object(Object(ui)['ui:options']).pointer;
  const below = Object.entries(ui).flatMap(([name, each]: [string, unknown]) =>
    name.startsWith('ui:') ? [] : pointersIn(each),
  );
  return typeof own === 'string' ? [own, ...below] : below;
}
