import type { SoundJourney } from '../../graph/journeys.ts';
import { renamedStep } from '../../symbols/renamed-step.ts';
import { createMeant, gatherStrays, type StrayTexts } from '../../texts/stray-texts.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import { textAt, textPlaces, textsOf, withVariants } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import { nearestName, type Nearest } from '../../source/nearest.ts';
import type { Sources } from '../../source/sources.ts';
import { suggestion } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import { eachTexts } from '../each-journey.ts';

/** Finds texts of a journey that stand where nothing reads them. */
export const textUnused = eachTexts(function* (held, sources) {
  const { source, document: texts, journey, definition } = held;
  const places = [...withVariants(textPlaces(source, journey, definition), texts.value)];
  const known = new Set(places.map(({ path }) => path.join('.')));
  const strays = textsOf(texts).filter(
    ({ path }) => !known.has(path.join('.')) && !isOfHiddenForm(path, held),
  );
  if (strays.length === 0) return;
  const renamed = renamedStep(definition, sources);
  const lacking = places.filter(({ path }) => textAt(texts.value, path) === undefined);
  // While a place lacks its text, one of these may be meant for it.
  const isWhole = !lacking.some(({ required }) => required);
  const meant = createMeant(texts.value, lacking);
  for (const group of gatherStrays(strays, places)) {
    // Of a step that has got another name another rule speaks.
    if (group.path[0] === renamed?.meant) continue;
    const nearest = meant(group.path);
    const remedy = nearest ? remedyOf(group, nearest) : isWhole && { fix: 'remove' as const };
    yield { part: 'key', ...toldOf(group, nearest), ...remedy };
  }
});

/** Finds the same in texts that a bank lays over those of the package’s pages. */
export function* textUnusedOnPages(sources: Sources): Generator<Problem> {
  for (const name of sources.texts.keys()) {
    const page = pageTexts(sources, name);
    if (!page) continue;
    const { document, known, shows } = page;
    const strays = textsOf(document).filter(({ path }) => !shows(path));
    for (const group of gatherStrays(strays, known)) {
      const beside = known.filter(({ path }) => isBeside(path, group.path));
      const keys = beside.map(({ path }) => path[group.path.length - 1] ?? '');
      // An entry that a list may have is no other one misspelt.
      const nearest = nearestName(
        group.path.at(-1) ?? '',
        keys.filter((key) => !/^\d+$/u.test(key)),
      );
      const { hint } = nearest ? remedyOf(group, nearest) : {};
      yield { document, part: 'key', ...toldOf(group, nearest), ...(hint && { hint }) };
    }
  }
}

/** Returns whether a path leads through the object in which another ends. */
const isBeside = (path: readonly string[], other: readonly string[]): boolean =>
  path.length >= other.length && other.slice(0, -1).every((key, index) => path[index] === key);

/** Returns whether a text is of a form that cannot be read, or is not there, or of its refusals: of that another rule speaks. */
function isOfHiddenForm([name = '', part]: readonly string[], { source, definition }: SoundJourney): boolean {
  const step = definition.steps[name];
  if (!ofForms.includes(part ?? '') || step?.kind !== 'form' || step.form === undefined) return false;
  return source.forms.get(step.form)?.value === undefined;
}

const ofForms: readonly string[] = ['fields', 'errors'];

/** Tells of a single text by its own name, unless a key above it is what has the slip. */
function toldOf({ path, texts }: StrayTexts, nearest?: Nearest): Pick<Problem, 'pointer' | 'message'> {
  const [first] = texts;
  if (texts.length === 1 && first && (!nearest || first.path.length === path.length)) {
    const key = first.path.join('.');
    return {
      pointer: first.pointer,
      message: {
        en: `Nothing shows the text "${key}".`,
        it: `Il testo "${key}" non si vede da nessuna parte.`,
      },
    };
  }
  const key = path.join('.');
  return {
    pointer: pointerTo('', ...path),
    message: {
      en: `Nothing shows the texts of "${key}".`,
      it: `I testi di "${key}" non si vedono da nessuna parte.`,
    },
  };
}

/** Names the place without a text that some may be meant for, and offers it when no other is nearly as near. */
function remedyOf({ path }: StrayTexts, { name, isClear }: Nearest): Pick<Problem, 'hint' | 'fix'> {
  const { hint } = suggestion(path.join('.'), [...path.slice(0, -1), name].join('.'));
  return isClear ? { hint, fix: { rename: path.at(-1) ?? '', to: name } } : { hint };
}
