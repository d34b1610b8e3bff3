import type { ErrorRoute } from '#schemas';

/** The eight words of the documents for what a refusal does (ERR-10 to ERR-17). */
export type ErrorType = ErrorRoute['type'];

/** What a type does by itself; a route adds where it goes on, by `to` or `cases`, and what it `counts` towards. */
export type ErrorMeaning = {
  /** How its words are told, where nothing is marked; who closes `block` is led out of what it blocks (ERR-18). */
  says?: 'popup' | 'block' | 'message';
  /** What bears its words in place of that. */
  marks?: 'form' | 'fields';
  /** The form begins anew: what was typed there is gone, and its captcha is asked again. */
  empties?: true;
  /** Where it leads without a step of the route: a page, which ends the run, or a form of before. Else to the screen the call came from. */
  to?: 'page' | 'previous';
};

/** Says of each type what it means, by the primitives that the engine has: all that asks what a type does reads it here. */
export const errorTypes: Readonly<Record<ErrorType, ErrorMeaning>> = {
  BLOCKER: { says: 'block' },
  CUSTOM: { says: 'popup' },
  SHOW: { says: 'message' },
  PROCESS: { to: 'page' },
  FORM: { marks: 'form', empties: true },
  FIELD: { marks: 'fields' },
  'FORM-PREVIOUS': { marks: 'form', empties: true, to: 'previous' },
  'FIELD-PREVIOUS': { marks: 'fields', to: 'previous' },
};

/** Returns whether a word is one of the types. */
export const isErrorType = (word: string): word is ErrorType => Object.hasOwn(errorTypes, word);

/** Returns whether a type opens a popup, for which the step that a route leads to may stand. */
export const opensPopup = ({ says }: ErrorMeaning): boolean => says === 'popup' || says === 'block';

/** Lists what a route of a type must say: the fields that it marks, and the form of before. */
export function neededKeys(type: ErrorType): ('field' | 'form')[] {
  const { marks, to } = errorTypes[type];
  return [...(marks === 'fields' ? ['field' as const] : []), ...(to === 'previous' ? ['form' as const] : [])];
}
