import { errorTypes, opensPopup, type CompiledRoute, type ErrorMeaning } from '#engine';
import type { Words } from './words.ts';

/** What is read of a route to say what it does. */
export type SaidRoute = Pick<
  CompiledRoute,
  'type' | 'to' | 'field' | 'form' | 'process' | 'message' | 'counts'
>;

const says: Readonly<Record<NonNullable<ErrorMeaning['says']>, Words>> = {
  popup: { en: 'popup', it: 'avviso' },
  block: { en: 'popup that leads out', it: 'avviso che porta fuori' },
  message: { en: 'message', it: 'messaggio' },
};

/** Says what a refusal does by its route, one part for each primitive of its type: says, marks, empties, to, counts. */
function routeMeaning(route: SaidRoute): Words[] {
  const { marks, empties, to } = errorTypes[route.type];
  return [
    saidBy(route),
    marks && marked[marks](route),
    empties && emptied,
    to && led[to](route),
    countedBy(route),
  ].flatMap((part) => part ?? []);
}

const marked: { [Kind in NonNullable<ErrorMeaning['marks']>]: (route: SaidRoute) => Words } = {
  form: () => ({ en: 'marks the form', it: 'segna il modulo' }),
  fields: ({ field }) => {
    const fields = [field ?? []].flat().join(' ');
    return { en: `marks ${fields}`, it: `segna ${fields}` };
  },
};

const emptied: Words = { en: 'empties it', it: 'lo svuota' };

const led: { [Kind in NonNullable<ErrorMeaning['to']>]: (route: SaidRoute) => Words } = {
  page: ({ process }) => ({
    en: `page of ${process ?? 'the journey'}`,
    it: `pagina ${process === undefined ? 'del flusso' : `di ${process}`}`,
  }),
  previous: ({ form }) => ({ en: `back to ${form}`, it: `indietro a ${form}` }),
};

/** In place of a popup without words of its own the step that the route leads to is shown. */
function saidBy({ type, to, message }: SaidRoute): Words | undefined {
  const meaning = errorTypes[type];
  if (meaning.says === undefined) return undefined;
  return opensPopup(meaning) && to !== undefined && message === undefined ? undefined : says[meaning.says];
}

const countedBy = ({ counts }: SaidRoute): Words | undefined =>
  counts === undefined ? undefined : { en: `counts ${counts}`, it: `conta ${counts}` };

/** Says it in a line; nothing but a step to be at is no more than the way. */
export const routeLine = (route: SaidRoute, language: keyof Words): string =>
  routeMeaning(route)
    .map((part) => part[language])
    .join(', ');
