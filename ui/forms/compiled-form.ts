import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FormFile } from '#schemas';
import { widgetProblems } from './widget-rules.ts';

/** The answers of a form by field; a field left empty is not there. */
export type Answers = Record<string, unknown>;

/** What is wrong with one field: the keyword of the rule that it breaks, and the rule’s figures. */
export type FieldProblem = { keyword: string; params: Readonly<Record<string, unknown>> };

/** Finds what is wrong, by JSON pointer of the field; one problem a field, the first in the schema’s order. */
export type FormCheck = (answers: Answers) => Record<string, FieldProblem>;

/** A form file with its rules, ready to be shown. */
export type CompiledForm = {
  schema: RJSFSchema;
  ui: NonNullable<FormFile['ui']>;
  validator: ValidatorType;
  check: FormCheck;
};

/**
 * Joins a form file with the validators that the build compiled for it.
 *
 * @throws {Error} when the validators were compiled from another schema.
 */
export function compiledForm(file: FormFile, functions: ValidatorFunctions): CompiledForm {
  // The form schema of the language is a subset of JSON Schema, held by schemas/journey/form.schema.json.
  const schema = file.schema as RJSFSchema;
  const ui = file.ui ?? {};
  const validator = createPrecompiledValidator(functions, schema);
  const check: FormCheck = (answers) => ({
    ...widgetProblems(ui, answers),
    ...schemaProblems(validator, schema, answers),
  });
  return { schema, ui, validator, check };
}

/** Returns a check as the engine wants it: JSON pointer of the field → keyword of the rule that it breaks. */
export function keywordCheck({ check }: CompiledForm): (answers: Answers) => Record<string, string> {
  return (answers) =>
    Object.fromEntries(Object.entries(check(answers)).map(([pointer, { keyword }]) => [pointer, keyword]));
}

type RawError = { keyword: string; instancePath: string; params: Record<string, unknown> };

function schemaProblems(validator: ValidatorType, schema: RJSFSchema, answers: Answers) {
  const problems: Record<string, FieldProblem> = {};
  for (const error of validator.rawValidation<RawError>(schema, answers).errors ?? []) {
    const missing = error.params['missingProperty'];
    const pointer = error.instancePath + (typeof missing === 'string' ? `/${missing}` : '');
    problems[pointer] ??= { keyword: error.keyword, params: error.params };
  }
  return problems;
}
