import { isReadAgain } from '#engine';
import type { RenamedDeclaration } from '../../symbols/renamed-among.ts';
import { renamedDatum, renamedInput } from '../../symbols/data-names.ts';
import { lookUpVariable, roots } from '../../values/scope.ts';
import { readsOf } from '../../values/expression-sites.ts';
import { suggest, suggestion, toldRenamed } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import type { JourneyFile } from '#schemas';
import { eachJourney } from '../each-journey.ts';

/** Finds variables that nothing gives a value to. */
export const variableUnknown = eachJourney(function* (journey, sources) {
  const { definition } = journey;
  const renamed = renamedInput(definition);
  if (renamed) yield toldRenamed('input', renamed);
  const told = [pathOf('data', renamedDatum(journey)), pathOf('input', renamed)];
  for (const { path, pointer, slot } of readsOf(definition)) {
    if (slot.role === 'guard' && slot.late === 'ended' && isReadAgain(path)) {
      yield { pointer, ...tooEarly(path) };
      continue;
    }
    const variable = lookUpVariable(path, { sources, definition, slot });
    // What is declared under another name is reported at its declaration.
    if (variable.known || told.some((each) => each !== '' && `${path}.`.startsWith(each))) continue;
    const message = {
      en: `There is no variable "${path}" here.`,
      it: `Qui non c’è una variabile "${path}".`,
    };
    yield { pointer, message, ...hintFor(path, variable.near, definition) };
  }
});

/** What a journey has had read again may still be coming where it has just ended; nothing waits there. */
const tooEarly = (path: string) => ({
  message: {
    en: `"${path}" may be being read again here.`,
    it: `Qui "${path}" può essere in rilettura.`,
  },
  hint: {
    en: 'Lead to a step of kind "branch" and ask there: it waits.',
    it: 'Porta a un passo di genere "branch" e chiedilo lì: aspetta.',
  },
});

const pathOf = (root: string, renamed: RenamedDeclaration | undefined): string =>
  renamed ? `${root}.${renamed.meant}.` : '';

/** A name without its root means what the journey has by that name. */
function hintFor(
  path: string,
  near: readonly string[],
  { data = {}, input = {} }: JourneyFile,
): Pick<Problem, 'hint' | 'fix'> {
  const [name = ''] = path.split('.');
  // The journey may have an input called "card" beside the card.
  if (roots.some((root) => root === name)) return suggest(path, near);
  if (Object.hasOwn(data, name)) return suggestion(path, `data.${path}`);
  return Object.hasOwn(input, name) ? suggestion(path, `input.${path}`) : suggest(path, near);
}
