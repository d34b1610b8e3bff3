import { pointerTo } from '#analysis/document';
import type { Draft, TextPlace } from './draft.ts';

/** Which form is filled in: of a step, of a journey as a whole, or of none yet. */
export type FormPlace = {
  journey?: string;
  step?: string | undefined;
  /** What is done, and to what: `actions`, `edit field phone`. */
  form: string;
};

const ofNoJourney = 'journeys';

/** Where answers of a form are kept, among the drafts of its journey. */
export const placeOfForm = ({ journey, step, form }: FormPlace): TextPlace => ({
  file: journey === undefined ? ofNoJourney : `journeys/${journey}/journey.json`,
  key: `${step === undefined ? '' : pointerTo('/steps', step)}/#${form}`,
});

/** Tells which form a draft is of; nothing where it is a text, a guard or a step. */
export function formAt({ file, key }: TextPlace): FormPlace | undefined {
  const [, pointer = '', form] = /^(.*?)\/#(.+)$/.exec(key) ?? [];
  if (form === undefined) return undefined;
  const [, journey] = /^journeys\/([^/]+)\/journey\.json$/.exec(file) ?? [];
  const [, step] = /^\/steps\/([^/]+)$/.exec(pointer) ?? [];
  return {
    ...(journey !== undefined && { journey }),
    ...(step !== undefined && { step: step.replaceAll('~1', '/').replaceAll('~0', '~') }),
    form,
  };
}

/** Lists the forms of a step, or of a journey as a whole, that have been begun. */
export const begunForms = (drafts: readonly Draft[], { journey, step }: Omit<FormPlace, 'form'>): string[] =>
  drafts.flatMap((draft) => {
    const at = formAt(draft);
    return at?.journey === journey && at?.step === step && at ? [at.form] : [];
  });

/** The words among the answers of a form that are others than it began with. */
export function typedWords({ was, words }: Pick<Draft, 'was' | 'words'>): string {
  const before = new Set(textsIn(was));
  return textsIn(words)
    .filter((each) => each.trim() !== '' && !before.has(each))
    .join(', ');
}

function textsIn(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
