import type { Step } from '#schemas';
import { readJourneyAddition } from './read-journey.ts';
import { readActionsWriting } from './read-actions.ts';
import { readFieldWriting } from './read-field.ts';
import { readPartChange } from './read-part.ts';
import { stepKinds } from '../../step-kinds.ts';
import { readRefusalRouting } from './read-refusal.ts';
import { readShownWriting } from './read-shown.ts';
import { areTexts } from './are-texts.ts';
import type { FilePlaces, StepChange, StepEdit, StepRewriting, StepToChange } from '../../written.ts';

/** Reads what is to be done to a step from what a page has sent; nothing where that does not say all of it. */
export function readStepChange(sent: unknown): StepChange | undefined {
  const { kind, journey, step, name, way, of, about, unsure, scenario } = Object(sent);
  if (kind === 'rename' && areTexts(journey, step, name)) return { kind, journey, step, name };
  if (kind === 'remove-scenario' && areTexts(journey, scenario)) return { kind, journey, scenario };
  if (kind === 'add' && areTexts(journey, name, way, about, unsure) && isKind(of))
    return { kind, journey, name, way, of, about, unsure };
  return reads.map((read) => read(sent)).find((change) => change !== undefined);
}

function readRemoval(sent: unknown): StepChange | undefined {
  const { kind, journey, step, instead, keeps, takes } = Object(sent);
  const isWhole = areTexts(journey, step) && areTexts(...Object.values(Object(instead)));
  if (kind !== 'remove' || !isWhole || !Array.isArray(takes)) return undefined;
  return { kind, journey, step, instead: { ...instead }, keeps: keeps === true, takes: takes.map(String) };
}

const reads = [
  readRemoval,
  readActionsWriting,
  readFieldWriting,
  readShownWriting,
  readPartChange,
  readRefusalRouting,
  readJourneyAddition,
];

const isKind = (sent: unknown): sent is Step['kind'] => stepKinds.some((each) => each === sent);

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
export function readAsked(text: string | null): StepChange | StepRewriting | undefined {
  try {
    const asked: unknown = JSON.parse(text ?? '');
    return readRewriting(asked) ?? readStepChange(asked);
  } catch {
    return undefined;
  }
}

function readRewriting(sent: unknown): StepRewriting | undefined {
  const { kind, journey, step, text } = Object(sent);
  return kind === 'rewrite' && areTexts(journey, step, text) ? { kind, journey, step, text } : undefined;
}

/** Reads an edit of a step from the body of a request. */
export function readStepEdit(body: unknown): StepEdit | undefined {
  const { journey, step, was, text } = Object(body);
  return areTexts(journey, step, was, text) ? { journey, step, was, text } : undefined;
}
