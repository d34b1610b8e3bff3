import { keyedLists } from '#engine';
import { screensOf } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds what is put into data that are no keyed lists, or taken off them, and keyed lists that are written otherwise. */
export const listUnknown = eachJourney(function* ({ definition }) {
  const { data = {} } = definition;
  const lists = [...keyedLists(data).keys()].map((name) => `data.${name}`);
  for (const { role, name = '', pointer } of slotsOf(definition)) {
    const isDeclared = Object.hasOwn(data, name.replace(/^data\./, ''));
    if (role !== 'puts' && role !== 'removes') continue;
    // Of what is not declared another rule speaks.
    if (!isDeclared || lists.includes(name)) continue;
    const message = { en: `"${name}" is no keyed list.`, it: `"${name}" non è un elenco con una chiave.` };
    yield {
      pointer,
      part: 'key',
      message,
      ...(lists.length > 0 ? suggest(name, lists) : { hint: howToDeclare }),
    };
  }
  const written = [
    ...slotsOf(definition).flatMap(({ role, name = '', pointer }) =>
      role === 'sets' ? [{ name, pointer }] : [],
    ),
    ...screensOf(definition).flatMap(({ pointer, step }) =>
      Object.keys(step.saves ?? {}).map((name) => ({ name, pointer: pointerTo(`${pointer}/saves`, name) })),
    ),
  ];
  for (const { name, pointer } of written)
    if (lists.includes(name)) {
      const message = {
        en: `"${name}" is a keyed list: only "puts" and "removes" write it.`,
        it: `"${name}" è un elenco con una chiave: lo scrivono solo "puts" e "removes".`,
      };
      yield { pointer, part: 'key', message };
    }
});

const howToDeclare = {
  en: 'Declare it as { "type": "list", "of": …, "key": …, "max": … }.',
  it: 'Dichiaralo come { "type": "list", "of": …, "key": …, "max": … }.',
};
