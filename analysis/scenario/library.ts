import { checkLibrary, compileLibrary, type Library, type OperationTable, type FormValidator } from '#engine';
import type { ErrorCatalogue, FormFile } from '#schemas';
import { formsOf, soundJourneys } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import { Ajv } from 'ajv';
import { pointerTo } from '../source/document.ts';

const noCatalogue: ErrorCatalogue = { codes: {}, default: { type: 'CUSTOM' } };

/**
 * Makes the journeys of the sources ready to run, with validators for their forms.
 *
 * @throws {JourneyError} when a journey is unsound; `check` says the same with line and column.
 */
export function libraryOf(sources: Sources): Library {
  const journeys = soundJourneys(sources);
  const forms = Object.fromEntries(journeys.map(({ source }) => [source.id, formsOf(source.forms)]));
  const operations: OperationTable = Object.fromEntries(sources.language.contract.operations);
  const library = compileLibrary({
    journeys: journeys.map(({ definition }) => definition),
    forms,
    errors: sources.catalogue?.value ?? noCatalogue,
    operations,
    validators: validatorsOf(forms),
  });
  return checkLibrary(library);
}

/** Makes each validator when it is first asked for, and once. */
function validatorsOf(forms: Record<string, Record<string, FormFile>>): NonNullable<Library['validators']> {
  const made = onceFor(formValidator);
  return (journey, name) => {
    const form = forms[journey]?.[name];
    return form && made(form);
  };
}

/** Makes the check of a form’s answers from its schema, as the portal does at build time. */
export function formValidator(form: FormFile): FormValidator {
  // Formats are the portal’s business: it words them and has its own. That the schema is one has been checked with its file.
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, validateSchema: false });
  const validate = ajv.compile(form.schema);
  const repeated = Object.entries(form.ui ?? {}).flatMap(([field, { equals }]) =>
    equals === undefined ? [] : [[field, equals] as const],
  );
  return (values) => {
    void validate(values);
    const broken = (validate.errors ?? []).map(({ keyword, instancePath, params }) => {
      const missing: unknown = params['missingProperty'];
      return [typeof missing === 'string' ? pointerTo(instancePath, missing) : instancePath, keyword];
    });
    const unlike = repeated.filter(([field, other]) => values[field] !== values[other]);
    const differing = unlike.map(([field]) => [pointerTo('', field), 'equals']);
    return Object.fromEntries([...broken, ...differing]);
  };
}
