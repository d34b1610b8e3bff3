import type { Rule } from './rule.ts';
import { bodyMismatch } from './rules/body-mismatch.ts';
import { branchIdle } from './rules/branch-idle.ts';
import { caseDefault } from './rules/case-default.ts';
import { caseShadowed } from './rules/case-shadowed.ts';
import { choicesMissing } from './rules/choices-missing.ts';
import { codeImpossible } from './rules/code-impossible.ts';
import { codeUnrouted } from './rules/code-unrouted.ts';
import { commitMissing } from './rules/commit-missing.ts';
import { commitRepeated } from './rules/commit-repeated.ts';
import { commitUnanswered } from './rules/commit-unanswered.ts';
import { dataErased } from './rules/data-erased.ts';
import { dataMismatch } from './rules/data-mismatch.ts';
import { dataUnset } from './rules/data-unset.ts';
import { dataUnused } from './rules/data-unused.ts';
import { datumUnknown } from './rules/datum-unknown.ts';
import { duplicateKey } from './rules/duplicate-key.ts';
import { endUnreachable } from './rules/end-unreachable.ts';
import { entryInput } from './rules/entry-input.ts';
import { entryTwice } from './rules/entry-twice.ts';
import { excuseUnused } from './rules/excuse-unused.ts';
import { exitMissing } from './rules/exit-missing.ts';
import { exitUnknown } from './rules/exit-unknown.ts';
import { expressionInvalid } from './rules/expression-invalid.ts';
import { fieldMissing } from './rules/field-missing.ts';
import { fieldUnknown } from './rules/field-unknown.ts';
import { fieldUnlabelled } from './rules/field-unlabelled.ts';
import { fieldUnsaved } from './rules/field-unsaved.ts';
import { fileUnknown } from './rules/file-unknown.ts';
import { formUncompiled } from './rules/form-uncompiled.ts';
import { formUnknown } from './rules/form-unknown.ts';
import { formUnused } from './rules/form-unused.ts';
import { guardAlways } from './rules/guard-always.ts';
import { guardContradicted } from './rules/guard-contradicted.ts';
import { guardNever } from './rules/guard-never.ts';
import { inputMismatch } from './rules/input-mismatch.ts';
import { invariantBroken } from './rules/invariant-broken.ts';
import { invariantTwice } from './rules/invariant-twice.ts';
import { invariantVacuous } from './rules/invariant-vacuous.ts';
import { itemMemberUnknown } from './rules/item-member-unknown.ts';
import { journeyRecursive } from './rules/journey-recursive.ts';
import { journeyUnknown } from './rules/journey-unknown.ts';
import { jsonSyntax } from './rules/json-syntax.ts';
import { keepUnshown } from './rules/keep-unshown.ts';
import { labelTwin } from './rules/label-twin.ts';
import { linkMismatch } from './rules/link-mismatch.ts';
import { limitUnreachable } from './rules/limit-unreachable.ts';
import { limitUnknown } from './rules/limit-unknown.ts';
import { limitUnused } from './rules/limit-unused.ts';
import { loopAutomatic } from './rules/loop-automatic.ts';
import { operandIdle } from './rules/operand-idle.ts';
import { operandMistyped } from './rules/operand-mistyped.ts';
import { operandRedundant } from './rules/operand-redundant.ts';
import { operandsUnlike } from './rules/operands-unlike.ts';
import { operationUnknown } from './rules/operation-unknown.ts';
import { operatorUnknown } from './rules/operator-unknown.ts';
import { parameterUnknown } from './rules/parameter-unknown.ts';
import { patternImpossible } from './rules/pattern-impossible.ts';
import { listMissing } from './rules/list-missing.ts';
import { placeholderFormat } from './rules/placeholder-format.ts';
import { placeholderUnknown } from './rules/placeholder-unknown.ts';
import { placeholderUnused } from './rules/placeholder-unused.ts';
import { placeUnknown } from './rules/place-unknown.ts';
import { popupUnknown } from './rules/popup-unknown.ts';
import { popupUnused } from './rules/popup-unused.ts';
import { previousMissing } from './rules/previous-missing.ts';
import { processPage } from './rules/process-page.ts';
import { progressMismatch } from './rules/progress-mismatch.ts';
import { resultMisplaced } from './rules/result-misplaced.ts';
import { routeUnknown } from './rules/route-unknown.ts';
import { scenarioReference } from './rules/scenario-reference.ts';
import { scenarioValue } from './rules/scenario-value.ts';
import { schemaViolation } from './rules/schema-violation.ts';
import { secretUnguarded } from './rules/secret-unguarded.ts';
import { sensitiveExposed } from './rules/sensitive-exposed.ts';
import { stepUnknown } from './rules/step-unknown.ts';
import { stepUnreachable } from './rules/step-unreachable.ts';
import { stepUpMissing } from './rules/step-up-missing.ts';
import { textApostrophe } from './rules/text-apostrophe.ts';
import { textLong } from './rules/text-long.ts';
import { textMarkup } from './rules/text-markup.ts';
import { textMissing } from './rules/text-missing.ts';
import { textShape } from './rules/text-shape.ts';
import { textSpace } from './rules/text-space.ts';
import { textStandin } from './rules/text-standin.ts';
import { textTwin } from './rules/text-twin.ts';
import { textUnreachable } from './rules/text-unreachable.ts';
import { textUnused } from './rules/text-unused.ts';
import { textWord } from './rules/text-word.ts';
import { timelineMismatch } from './rules/timeline-mismatch.ts';
import { timerTrap } from './rules/timer-trap.ts';
import { typeUnknown } from './rules/type-unknown.ts';
import { unknownKey } from './rules/unknown-key.ts';
import { valueImpossible } from './rules/value-impossible.ts';
import { valueStandin } from './rules/value-standin.ts';
import { variableUnknown } from './rules/variable-unknown.ts';
import { versionUnchanged } from './rules/version-unchanged.ts';
import { viewMismatch } from './rules/view-mismatch.ts';
import { viewUnknown } from './rules/view-unknown.ts';

/** Holds every rule, in the order in which the reference lists them. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  duplicateKey,
  schemaViolation,
  unknownKey,
  fileUnknown,
  listMissing,
  stepUnknown,
  journeyUnknown,
  exitUnknown,
  exitMissing,
  inputMismatch,
  formUnknown,
  formUnused,
  formUncompiled,
  fieldUnknown,
  fieldMissing,
  fieldUnsaved,
  previousMissing,
  fieldUnlabelled,
  patternImpossible,
  choicesMissing,
  operationUnknown,
  progressMismatch,
  limitUnknown,
  limitUnused,
  limitUnreachable,
  datumUnknown,
  dataUnset,
  dataErased,
  dataUnused,
  dataMismatch,
  itemMemberUnknown,
  viewUnknown,
  viewMismatch,
  popupUnknown,
  popupUnused,
  routeUnknown,
  linkMismatch,
  timelineMismatch,
  placeUnknown,
  entryTwice,
  entryInput,
  typeUnknown,
  operatorUnknown,
  variableUnknown,
  expressionInvalid,
  valueImpossible,
  valueStandin,
  operandsUnlike,
  operandIdle,
  operandMistyped,
  operandRedundant,
  resultMisplaced,
  caseDefault,
  caseShadowed,
  branchIdle,
  guardNever,
  guardAlways,
  guardContradicted,
  stepUnreachable,
  endUnreachable,
  loopAutomatic,
  timerTrap,
  journeyRecursive,
  versionUnchanged,
  stepUpMissing,
  codeUnrouted,
  codeImpossible,
  processPage,
  parameterUnknown,
  bodyMismatch,
  commitMissing,
  commitRepeated,
  commitUnanswered,
  invariantBroken,
  invariantVacuous,
  invariantTwice,
  sensitiveExposed,
  secretUnguarded,
  keepUnshown,
  textShape,
  textMissing,
  textUnused,
  placeholderUnknown,
  placeholderUnused,
  placeholderFormat,
  textUnreachable,
  textApostrophe,
  textSpace,
  textMarkup,
  textLong,
  textWord,
  textTwin,
  labelTwin,
  textStandin,
  excuseUnused,
  scenarioReference,
  scenarioValue,
];
