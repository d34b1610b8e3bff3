/**
 * Says for each code what was expected and what to do; released codes never change meaning. The running portal logs codes
 * and details, tools add these words: they stay out of the browser.
 */
export const journeyErrorTexts = {
  JOURNEY_UNKNOWN: 'no journey has this id; load it into the library',
  JOURNEY_TWICE: 'two journeys have the same id',
  JOURNEY_CHANGED: 'the saved run belongs to another version of the journey; start it again',
  JOURNEY_LOOPS:
    'steps that show nothing lead to one another for ever; put a screen, a call or an end among them',
  STEP_UNKNOWN: 'an edge leads to a step that the journey does not have',
  STEP_KIND_UNKNOWN: 'a step’s kind must be form, view, call, branch, journey or end',
  FORM_UNKNOWN: 'a step or a route names a form that the journey does not have',
  FIELD_UNKNOWN: 'a pointer names a field that the form does not have',
  OPERATION_UNKNOWN: 'a call names an operation that the contract does not have',
  LIMIT_UNKNOWN: 'a route counts towards a limit that the journey does not declare',
  EXIT_MISSING: 'a journey step must have an exit for every outcome of the journey it runs',
  CASES_OPEN: 'the last case must have no guard, and every other case must have one',
  ROUTE_INCOMPLETE: 'a FIELD route must name its field, a -PREVIOUS route its form',
  INPUT_MISSING: 'the caller must give every input that the journey declares',
  INPUT_UNDECLARED: 'an expression reads an input that the journey does not declare',
  DATA_UNDECLARED: 'a step reads or writes, or a datum is from, data that the journey does not declare',
  LIST_UNKNOWN: 'puts and removes name a datum that is no keyed list; declare its of, key and max',
  SENSITIVE_LEAK: 'sensitive data may be written only into sensitive data, or masked first',
  EXPRESSION_INVALID:
    'an expression must be a literal, a template or one operator with the arguments it takes',
  EXPRESSION_OPERATOR_UNKNOWN: 'a guard may use only the operators of the registry',
  EXPRESSION_ROOT_UNKNOWN: 'a variable must begin with a root that can be read here',
  GUARD_VARIABLE_MISSING: 'a variable was not there; give it a default if it may be missing',
} as const satisfies Record<string, string>;

/** One code of the catalogue. */
export type JourneyErrorCode = keyof typeof journeyErrorTexts;

/** Says what broke, by code, with the place in the journey; never holds what the holder typed. */
export class JourneyError extends Error {
  override readonly name = 'JourneyError';
  declare readonly code: JourneyErrorCode;
  declare readonly details: Readonly<Record<string, unknown>>;

  constructor(code: JourneyErrorCode, details: Readonly<Record<string, unknown>>) {
    super(`${code} ${JSON.stringify(details)}`);
    this.code = code;
    this.details = details;
  }
}

/** Makes the error of a code with its details: ids, paths and versions, never values. */
export function journeyError(
  code: JourneyErrorCode,
  details: Readonly<Record<string, unknown>>,
): JourneyError {
  return new JourneyError(code, details);
}
