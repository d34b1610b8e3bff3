import type { Rule } from './rule.ts';
import { bodyMismatch } from './bank/body-mismatch.ts';
import { branchIdle } from './flow/branch-idle.ts';
import { caseDefault } from './guards/case-default.ts';
import { caseShadowed } from './guards/case-shadowed.ts';
import { choicesMissing } from './data/choices-missing.ts';
import { codeImpossible } from './bank/code-impossible.ts';
import { codeUnrouted } from './bank/code-unrouted.ts';
import { commitMissing } from './flow/commit-missing.ts';
import { commitRepeated } from './flow/commit-repeated.ts';
import { commitUnanswered } from './flow/commit-unanswered.ts';
import { dataErased } from './data/data-erased.ts';
import { dataMismatch } from './data/data-mismatch.ts';
import { dataUnset } from './data/data-unset.ts';
import { dataUnused } from './data/data-unused.ts';
import { datumUnknown } from './names/datum-unknown.ts';
import { duplicateKey } from './shape/duplicate-key.ts';
import { endUnreachable } from './flow/end-unreachable.ts';
import { entryInput } from './data/entry-input.ts';
import { entryTwice } from './shape/entry-twice.ts';
import { excuseUnused } from './shape/excuse-unused.ts';
import { exitMissing } from './names/exit-missing.ts';
import { exitUnknown } from './names/exit-unknown.ts';
import { expressionInvalid } from './guards/expression-invalid.ts';
import { fieldMissing } from './names/field-missing.ts';
import { fieldUnknown } from './names/field-unknown.ts';
import { fieldUnlabelled } from './texts/field-unlabelled.ts';
import { fieldUnsaved } from './data/field-unsaved.ts';
import { fileUnknown } from './shape/file-unknown.ts';
import { formUncompiled } from './shape/form-uncompiled.ts';
import { formUnknown } from './names/form-unknown.ts';
import { formUnused } from './names/form-unused.ts';
import { guardAlways } from './guards/guard-always.ts';
import { guardContradicted } from './guards/guard-contradicted.ts';
import { guardNever } from './guards/guard-never.ts';
import { inputMismatch } from './data/input-mismatch.ts';
import { invariantBroken } from './flow/invariant-broken.ts';
import { invariantTwice } from './shape/invariant-twice.ts';
import { invariantVacuous } from './flow/invariant-vacuous.ts';
import { itemMemberUnknown } from './data/item-member-unknown.ts';
import { journeyRecursive } from './names/journey-recursive.ts';
import { journeyUnknown } from './names/journey-unknown.ts';
import { jsonSyntax } from './shape/json-syntax.ts';
import { keepUnshown } from './flow/keep-unshown.ts';
import { labelTwin } from './texts/label-twin.ts';
import { linkMismatch } from './bank/link-mismatch.ts';
import { limitUnreachable } from './flow/limit-unreachable.ts';
import { limitUnknown } from './names/limit-unknown.ts';
import { limitUnused } from './names/limit-unused.ts';
import { loopAutomatic } from './flow/loop-automatic.ts';
import { operandIdle } from './guards/operand-idle.ts';
import { operandMistyped } from './guards/operand-mistyped.ts';
import { operandRedundant } from './guards/operand-redundant.ts';
import { operandsUnlike } from './guards/operands-unlike.ts';
import { operationUnknown } from './bank/operation-unknown.ts';
import { operatorUnknown } from './guards/operator-unknown.ts';
import { parameterUnknown } from './bank/parameter-unknown.ts';
import { patternImpossible } from './data/pattern-impossible.ts';
import { listMissing } from './data/list-missing.ts';
import { placeholderFormat } from './texts/placeholder-format.ts';
import { placeholderUnknown } from './texts/placeholder-unknown.ts';
import { placeholderUnused } from './texts/placeholder-unused.ts';
import { placeUnknown } from './names/place-unknown.ts';
import { popupUnknown } from './names/popup-unknown.ts';
import { popupUnused } from './names/popup-unused.ts';
import { previousMissing } from './flow/previous-missing.ts';
import { processPage } from './shape/process-page.ts';
import { progressMismatch } from './shape/progress-mismatch.ts';
import { resultMisplaced } from './shape/result-misplaced.ts';
import { routeUnknown } from './names/route-unknown.ts';
import { scenarioReference } from './scenarios/scenario-reference.ts';
import { scenarioValue } from './scenarios/scenario-value.ts';
import { schemaViolation } from './shape/schema-violation.ts';
import { secretUnguarded } from './data/secret-unguarded.ts';
import { sensitiveExposed } from './data/sensitive-exposed.ts';
import { stepUnknown } from './names/step-unknown.ts';
import { stepUnreachable } from './flow/step-unreachable.ts';
import { stepUpMissing } from './flow/step-up-missing.ts';
import { textApostrophe } from './texts/text-apostrophe.ts';
import { textLong } from './texts/text-long.ts';
import { textMarkup } from './texts/text-markup.ts';
import { textMissing } from './texts/text-missing.ts';
import { textShape } from './texts/text-shape.ts';
import { textSpace } from './texts/text-space.ts';
import { textStandin } from './texts/text-standin.ts';
import { textTwin } from './texts/text-twin.ts';
import { textUnreachable } from './texts/text-unreachable.ts';
import { textUnused } from './texts/text-unused.ts';
import { textWord } from './texts/text-word.ts';
import { timelineMismatch } from './bank/timeline-mismatch.ts';
import { timerTrap } from './flow/timer-trap.ts';
import { typeUnknown } from './names/type-unknown.ts';
import { unknownKey } from './shape/unknown-key.ts';
import { valueImpossible } from './data/value-impossible.ts';
import { valueStandin } from './shape/value-standin.ts';
import { variableUnknown } from './names/variable-unknown.ts';
import { versionUnchanged } from './shape/version-unchanged.ts';
import { viewMismatch } from './shape/view-mismatch.ts';
import { viewUnknown } from './names/view-unknown.ts';

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
