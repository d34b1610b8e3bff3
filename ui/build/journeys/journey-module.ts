import { compileLibrary, prepareJourneys } from '#engine';
import { operations, type JourneyFile } from '#schemas';
import { compileValidators } from '../form-validators.ts';
import type { JourneyParts } from './journey-parts.ts';

/** Writes the module of one journey: compiled, with its forms, their validators and its texts. */
export async function journeyCode({ journey, forms, texts }: JourneyParts): Promise<string> {
  return [
    `export const journey = ${code(prepared(journey, forms))};`,
    `export const forms = ${code(forms)};`,
    `export const texts = ${code(texts)};`,
    await compileValidators(forms),
  ].join('\n');
}

/** Compiles a journey, so that no browser does; what it names elsewhere was looked for by the check. */
function prepared(journey: JourneyFile, forms: JourneyParts['forms']) {
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  return prepareJourneys(
    compileLibrary({ journeys: [forHolders(journey)], forms: { [journey.id]: forms }, errors, operations }),
  )[0];
}

/** Leaves out what analysts and editors alone read. */
function forHolders({
  $schema: _schema,
  note: _note,
  ...journey
}: JourneyFile & { $schema?: string }): JourneyFile {
  return journey;
}

const code = (value: unknown) => JSON.stringify(value);
