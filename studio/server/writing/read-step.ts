import type { FilePlaces, StepChange, StepToChange } from '../../written.ts';

/** Reads what is to be done to a step from what a page has sent; nothing where that does not say all of it. */
export function readStepChange(sent: unknown): StepChange | undefined {
  const { kind, journey, step, name, instead, keeps } = Object(sent);
  if (kind === 'rename' && areTexts(journey, step, name)) return { kind, journey, step, name };
  if (kind === 'remove' && areTexts(journey, step) && areTexts(...Object.values(Object(instead))))
    return { kind, journey, step, instead: { ...instead }, keeps: keeps === true };
  return undefined;
}

const areTexts = (...all: readonly unknown[]): boolean => all.every((each) => typeof each === 'string');

/** Reads the same with what was shown of it. */
export function readStepToChange(sent: unknown): StepToChange | undefined {
  const change = readStepChange(sent);
  const { shown } = Object(sent);
  return change && Array.isArray(shown) ? { ...change, shown: shown.map(filePlaces) } : undefined;
}

function filePlaces(sent: unknown): FilePlaces {
  const { file, places, becomes, title } = Object(sent);
  return {
    file: String(file),
    places: Number(places),
    ...(becomes !== undefined && { becomes }),
    ...(title !== undefined && { title }),
  };
}

/** Reads what a page asks about in its address. */
export function readAsked(text: string | null): StepChange | undefined {
  try {
    return readStepChange(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
