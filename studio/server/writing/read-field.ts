import type { FieldLimits, FieldWriting } from '../../fields.ts';
import { areTexts } from './are-texts.ts';

/** Reads a field to be written from what a page has sent; nothing where that does not say all of it. */
export function readFieldWriting(sent: unknown): FieldWriting | undefined {
  const {
    kind,
    journey,
    step,
    name,
    isNew,
    label,
    after,
    isRequired,
    widget,
    limits,
    datum,
    member,
    choiceWords,
  } = Object(sent);
  if (kind !== 'write-field' || !areTexts(journey, step, name, label, after, widget, datum, member))
    return undefined;
  return {
    kind,
    journey,
    step,
    name,
    isNew: isNew === true,
    label,
    after,
    isRequired: isRequired === true,
    widget,
    limits: readLimits(limits),
    choiceWords: readWords(choiceWords),
    datum,
    member,
  };
}

const readWords = (sent: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(sent)).flatMap(([value, words]) =>
      typeof words === 'string' ? [[value, words]] : [],
    ),
  );

function readLimits(sent: unknown): FieldLimits {
  const { least, most, pattern, choices, choicesFrom } = Object(sent);
  return {
    ...(Number.isFinite(least) && { least }),
    ...(Number.isFinite(most) && { most }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(Array.isArray(choices) && areTexts(...(choices as readonly unknown[])) && { choices }),
    ...(typeof choicesFrom === 'string' && { choicesFrom }),
  };
}
