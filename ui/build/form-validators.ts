import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { RJSFSchema } from '@rjsf/utils';
import { createFormFaults, type FormFormat } from '#analysis';
import type { FormFile } from '#schemas';
import { emailFormat } from '#schemas/provider';
import { withRuntime } from './validator-runtime.ts';

const formats = {
  email: emailFormat,
  // A day as forms hold it; the widget has asked the calendar.
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
} satisfies Record<FormFormat, RegExp>;

/**
 * Compiles the validators of a journey’s forms to one ES module that needs no `new Function`; it exports
 * `validators`, by form name, as rjsf’s precompiled validator expects them.
 *
 * @throws {Error} `FORM_SCHEMA_INVALID` when a schema does not compile, naming the form.
 */
export async function compileValidators(forms: Record<string, FormFile>): Promise<string> {
  const entries = Object.entries(forms).map(
    ([name, form]) =>
      `  ${JSON.stringify(name)}: (() => {\nconst exports = {};\n${standalone(name, form)}\nreturn exports;\n})(),`,
  );
  return withRuntime(['export const validators = {', ...entries, '};'].join('\n'));
}

function standalone(name: string, form: FormFile): string {
  try {
    refuseFaults(form);
    // The form schema of the language is a subset of JSON Schema, checked by schemas/journey/form.schema.json.
    return compileSchemaValidatorsCode(form.schema as RJSFSchema, {
      // Only formats that are inlined as a pattern: the others would ship the whole format library.
      ajvFormatOptions: false,
      customFormats: formats,
      // Not verbose: an error that carries the data could carry a password.
      ajvOptionsOverrides: { verbose: false, logger: { log: refuse, warn: refuse, error: refuse } },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`FORM_SCHEMA_INVALID: the schema of the form "${name}" does not compile: ${reason}`, {
      cause,
    });
  }
}

/** Refuses what the check of journeys finds in a form, for anyone who builds without it. */
function refuseFaults(form: FormFile): void {
  const [fault] = createFormFaults()(form);
  if (fault) throw new Error(fault.message.en);
}

/** Turns what ajv only warns of, such as an unknown format that it would ignore, into a failure. */
function refuse(message: unknown): never {
  throw new Error(String(message));
}
