import type { FormFile } from '#schemas';
import type { FormValidator } from '#engine';
import { Ajv } from 'ajv';
import { pointerTo } from '../source/document.ts';

/** Makes the check of a form’s answers from its schema, as the portal does at build time. */
export function formValidator(form: FormFile): FormValidator {
  // Formats are the portal’s business: it words them and has its own.
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
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
