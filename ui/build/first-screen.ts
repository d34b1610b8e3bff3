import type { JourneyFile, Step } from '#schemas';
import type { JourneyParts } from './journey-parts.ts';

// What is not known to be a form holds the place of one question.
const usualFields = 1;

/** Counts the fields of the screen that a journey usually begins with; its skeleton has as many. */
export function countFirstFields({ journey, forms }: JourneyParts): number {
  const step = firstScreen(journey, journey.start);
  if (step?.kind !== 'form') return usualFields;
  if (step.form === undefined) return 0;
  return Object.keys(forms[step.form]?.schema.properties ?? {}).length;
}

function firstScreen({ steps }: JourneyFile, start: string): Step | undefined {
  const passed = new Set<string>();
  let name: string | undefined = start;
  while (name !== undefined && !passed.has(name)) {
    passed.add(name);
    const step: Step | undefined = steps[name];
    if (step === undefined || step.kind === 'form' || step.kind === 'view') return step;
    name = nextOf(step);
  }
  return undefined;
}

function nextOf(step: Step): string | undefined {
  // Of several ways on, a call has the usual one first, and a branch has it last.
  if (step.kind === 'call') return (Array.isArray(step.ok) ? step.ok[0] : step.ok)?.to;
  if (step.kind === 'branch') return step.cases.at(-1)?.to;
  return undefined;
}
