import type { Rule } from './rule.ts';
import { caseDefault } from './rules/case-default.ts';
import { codeImpossible } from './rules/code-impossible.ts';
import { codeUnrouted } from './rules/code-unrouted.ts';
import { commitMissing } from './rules/commit-missing.ts';
import { datumUnknown } from './rules/datum-unknown.ts';
import { duplicateKey } from './rules/duplicate-key.ts';
import { endUnreachable } from './rules/end-unreachable.ts';
import { entryInput } from './rules/entry-input.ts';
import { entryTwice } from './rules/entry-twice.ts';
import { exitMissing } from './rules/exit-missing.ts';
import { exitUnknown } from './rules/exit-unknown.ts';
import { expressionInvalid } from './rules/expression-invalid.ts';
import { fieldMissing } from './rules/field-missing.ts';
import { fieldUnknown } from './rules/field-unknown.ts';
import { formUnknown } from './rules/form-unknown.ts';
import { formUnused } from './rules/form-unused.ts';
import { inputMismatch } from './rules/input-mismatch.ts';
import { journeyUnknown } from './rules/journey-unknown.ts';
import { jsonSyntax } from './rules/json-syntax.ts';
import { keepUnshown } from './rules/keep-unshown.ts';
import { limitUnknown } from './rules/limit-unknown.ts';
import { limitUnused } from './rules/limit-unused.ts';
import { loopAutomatic } from './rules/loop-automatic.ts';
import { operationUnknown } from './rules/operation-unknown.ts';
import { operatorUnknown } from './rules/operator-unknown.ts';
import { parameterUnknown } from './rules/parameter-unknown.ts';
import { placeholderUnknown } from './rules/placeholder-unknown.ts';
import { placeholderUnused } from './rules/placeholder-unused.ts';
import { popupUnknown } from './rules/popup-unknown.ts';
import { resultMisplaced } from './rules/result-misplaced.ts';
import { scenarioReference } from './rules/scenario-reference.ts';
import { schemaViolation } from './rules/schema-violation.ts';
import { sensitiveExposed } from './rules/sensitive-exposed.ts';
import { stepUnknown } from './rules/step-unknown.ts';
import { stepUnreachable } from './rules/step-unreachable.ts';
import { stepUpMissing } from './rules/step-up-missing.ts';
import { textApostrophe } from './rules/text-apostrophe.ts';
import { textMissing } from './rules/text-missing.ts';
import { textUnused } from './rules/text-unused.ts';
import { typeUnknown } from './rules/type-unknown.ts';
import { unknownKey } from './rules/unknown-key.ts';
import { valueImpossible } from './rules/value-impossible.ts';
import { variableUnknown } from './rules/variable-unknown.ts';
import { viewMismatch } from './rules/view-mismatch.ts';
import { viewUnknown } from './rules/view-unknown.ts';

/** Holds every rule, in the order in which the reference lists them. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  duplicateKey,
  schemaViolation,
  unknownKey,
  stepUnknown,
  journeyUnknown,
  exitUnknown,
  exitMissing,
  inputMismatch,
  formUnknown,
  formUnused,
  fieldUnknown,
  fieldMissing,
  operationUnknown,
  limitUnknown,
  limitUnused,
  datumUnknown,
  viewUnknown,
  viewMismatch,
  popupUnknown,
  entryTwice,
  entryInput,
  typeUnknown,
  operatorUnknown,
  variableUnknown,
  expressionInvalid,
  valueImpossible,
  resultMisplaced,
  caseDefault,
  stepUnreachable,
  endUnreachable,
  loopAutomatic,
  stepUpMissing,
  codeUnrouted,
  codeImpossible,
  parameterUnknown,
  commitMissing,
  sensitiveExposed,
  keepUnshown,
  textMissing,
  textUnused,
  placeholderUnknown,
  placeholderUnused,
  textApostrophe,
  scenarioReference,
];
