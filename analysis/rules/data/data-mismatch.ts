import type { FormFile, JourneyFile } from '#schemas';
import { formFaultsIn } from '../../form/form-faults.ts';
import { instant, misfitOf, misfitsIn, type PlacedMisfit } from '../../values/assignability.ts';
import type { SoundJourney } from '../../graph/journeys.ts';
import { keySchema, typeNamed, typeOfDatum } from '../../values/scope.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import { allFeedsOf, typingOf } from '../../values/written-values.ts';
import { pointerKeys, pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { misfitWords } from '../../report/misfit-words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds values that do not fit the type of the data or the input that takes them. */
export const dataMismatch = eachJourney(function* (journey, sources) {
  for (const { pointer, misfit } of misfitsOf(journey, sources)) yield { pointer, ...misfitWords(misfit) };
});

function* misfitsOf(journey: SoundJourney, sources: Sources): Generator<PlacedMisfit> {
  const { definition } = journey;
  const { contract } = sources.language;
  const typing = typingOf(journey, sources);
  const typeOf = (datum: string) => typeOfDatum(definition.data?.[datum], contract);
  for (const slot of slotsOf(definition)) {
    const wanted = wantedBy(slot, journey, sources);
    const { expression, pointer } = slot;
    if (wanted) yield* misfitsIn({ expression, pointer, wanted }, typing(slot));
  }
  yield* prefillsOf(journey, typing, sources);
  for (const { datum, form, field, schema, pointer } of allFeedsOf(journey)) {
    const wanted = isWhole(form, field, sources) ? contract.resolve(typeOf(datum)) : undefined;
    const misfit = wanted && misfitOf(schema, wanted, contract);
    if (misfit) yield { pointer, misfit };
  }
  for (const [datum, { initial }] of Object.entries(definition.data ?? {})) {
    const place = { expression: initial, pointer: pointerTo('/data', datum, 'initial') };
    // Until it is set, data may hold what it will never hold afterwards: "" or null.
    if (initial !== undefined && initial !== '' && initial !== null)
      yield* misfitsIn({ ...place, wanted: typeOf(datum) }, typing({ role: 'sets', ...place }));
  }
}

/** Returns whether a field lets through what it says; of one that does not compile another rule speaks. */
function isWhole(form: FormFile, field: string, { language }: Sources): boolean {
  const place = pointerTo('/schema/properties', field);
  return !formFaultsIn(language)(form).some(({ pointer }) => `${pointer}/`.startsWith(`${place}/`));
}

/** Finds what fields are prefilled with that is not of their type; what else is wrong with it may still be changed. */
function* prefillsOf(
  journey: SoundJourney,
  typing: ReturnType<typeof typingOf>,
  sources: Sources,
): Generator<PlacedMisfit> {
  for (const slot of slotsOf(journey.definition)) {
    const wanted = fieldPrefilled(slot, journey, sources);
    const { expression, pointer } = slot;
    for (const found of wanted ? misfitsIn({ expression, pointer, wanted }, typing(slot)) : [])
      if (found.misfit.kind === 'type') yield found;
  }
}

function fieldPrefilled(
  { role, step = '', name }: Slot,
  { definition, source }: SoundJourney,
  sources: Sources,
) {
  const screen = definition.steps[step];
  if (role !== 'prefill' || screen?.kind !== 'form') return undefined;
  const form = source.forms.get(screen.form ?? '')?.value;
  const [field = ''] = pointerKeys(name ?? '');
  return form && isWhole(form, field, sources) ? form.schema.properties[field] : undefined;
}

/** Finds the type that a value set, or given to a sub-journey, must fit. */
function wantedBy(slot: Slot, { definition }: SoundJourney, sources: Sources) {
  const { contract } = sources.language;
  const { role, name = '' } = slot;
  const datum = definition.data?.[name.replace(/^data\./, '')];
  if (role === 'sets') return typeOfDatum(datum, contract);
  if (role === 'puts') return typeNamed(datum?.of, contract);
  if (role === 'removes') return keySchema(datum, contract);
  if (role === 'deadline') return instant;
  return role === 'input' ? typeNamed(inputOfCalled(definition, slot, sources)?.[name], contract) : undefined;
}

function inputOfCalled({ steps }: JourneyFile, { step = '' }: Slot, sources: Sources) {
  const run = steps[step];
  return run?.kind === 'journey' ? sources.interfaces.get(run.journey)?.input : undefined;
}
