import { diffHeadings, diffParts, type Change, type DiffPart, type JourneyDiff, type Say } from '#analysis';
import type { StepView } from '../../protocol.ts';
import type { ReviewChange, ReviewPart } from '../../review.ts';

type Ground = { steps: readonly StepView[]; say: Say };

/** Tells the changes of a journey by their sorts, each with the steps that it is about. */
export function partsOf(diff: JourneyDiff, { steps, say }: Ground): ReviewPart[] {
  return diffParts.flatMap((part) => {
    const changes = diff[part].map((change, index): ReviewChange => {
      const { name, before, after } = change;
      return {
        id: `${part}-${index + 1}`,
        name,
        steps: stepsOf(part, change, steps),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      };
    });
    return changes.length > 0 ? [{ part, heading: say(diffHeadings[part]), changes }] : [];
  });
}

/** Finds the steps that a change is about: what it is called begins with the step, or with the form that steps ask. */
function stepsOf(part: DiffPart, { name }: Change, steps: readonly StepView[]): string[] {
  if (part === 'scenarios' || part === 'limits' || part === 'promises') return [];
  if (part === 'forms') {
    const [form] = name.split(/[.:]/);
    return steps.filter((step) => step.form === form).map((step) => step.name);
  }
  const [head] = part === 'texts' ? name.split('.') : name.split(/: | —/);
  return steps.some((step) => step.name === head) && head !== undefined ? [head] : [];
}
