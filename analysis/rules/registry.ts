import { besideUnlisted } from './lists/beside-unlisted.ts';
import { bodyMismatch } from './bank/body-mismatch.ts';
import { branchIdle } from './flow/branch-idle.ts';
import { caseDefault } from './guards/case-default.ts';
import { changeIdle } from './flow/change-idle.ts';
import { choicesErased } from './data/choices-erased.ts';
import { choicesMissing } from './data/choices-missing.ts';
import { brandUnfit } from './bank/brand-unfit.ts';
import { settingsUnfit } from './bank/settings-unfit.ts';
import { codeImpossible, catalogueCodeImpossible } from './bank/code-impossible.ts';
import { codeUnrouted } from './bank/code-unrouted.ts';
import { commitMissing } from './flow/commit-missing.ts';
import { commitRepeated } from './flow/commit-repeated.ts';
import { commitUnanswered } from './flow/commit-unanswered.ts';
import { dataErased } from './data/data-erased.ts';
import { dataMismatch } from './data/data-mismatch.ts';
import { dataStale } from './data/data-stale.ts';
import { dataUnset } from './data/data-unset.ts';
import { dataUnused } from './data/data-unused.ts';
import { datumUnknown } from './names/datum-unknown.ts';
import { deadlineFixed } from './flow/deadline-fixed.ts';
import { duplicateKey } from './shape/duplicate-key.ts';
import { endUnreachable } from './flow/end-unreachable.ts';
import { entryInput } from './data/entry-input.ts';
import { entryTwice } from './shape/entry-twice.ts';
import { excuseUnused } from './shape/excuse-unused.ts';
import { exitMissing } from './names/exit-missing.ts';
import { exitUnknown, outcomesRenamed } from './names/exit-unknown.ts';
import { expressionInvalid } from './guards/expression-invalid.ts';
import { fieldMissing } from './names/field-missing.ts';
import { fieldUnknown, fieldUnknownInCommon } from './names/field-unknown.ts';
import { fieldUnlabelled } from './texts/field-unlabelled.ts';
import { fieldUnsaved } from './data/field-unsaved.ts';
import { fileUnknown } from './shape/file-unknown.ts';
import { formUncompiled } from './shape/form-uncompiled.ts';
import { formUnused } from './names/form-unused.ts';
import { fromIdle } from './data/from-idle.ts';
import { inputMismatch } from './data/input-mismatch.ts';
import { guardUnknown, namedGuardUnknown } from './guards/guard-unknown.ts';
import { guardUnused } from './guards/guard-unused.ts';
import { languageUnlike } from './texts/language-unlike.ts';
import { invariantBroken } from './flow/invariant-broken.ts';
import { invariantTwice } from './shape/invariant-twice.ts';
import { invariantVacuous } from './flow/invariant-vacuous.ts';
import { itemMemberUnknown } from './data/item-member-unknown.ts';
import { journeyRecursive } from './names/journey-recursive.ts';
import { journeyUnknown } from './names/journey-unknown.ts';
import { jsonSyntax } from './shape/json-syntax.ts';
import { keepUnshown } from './flow/keep-unshown.ts';
import { languageOld } from './versions/language-old.ts';
import { labelTwin } from './texts/label-twin.ts';
import { limitUnreachable } from './flow/limit-unreachable.ts';
import { limitUnused } from './names/limit-unused.ts';
import { linkMismatch } from './bank/link-mismatch.ts';
import { listEdit } from './lists/list-edit.ts';
import { listKey } from './lists/list-key.ts';
import { listMissing } from './data/list-missing.ts';
import { listUnknown } from './lists/list-unknown.ts';
import { listUntold } from './lists/list-untold.ts';
import { loopAutomatic } from './flow/loop-automatic.ts';
import { migrationBroken } from './versions/migration-broken.ts';
import { migrationIdle } from './versions/migration-idle.ts';
import { outcomeTaken } from './names/outcome-taken.ts';
import { operandIdle } from './guards/operand-idle.ts';
import { operandMistyped } from './guards/operand-mistyped.ts';
import { operandRedundant } from './guards/operand-redundant.ts';
import { operandsUnlike } from './guards/operands-unlike.ts';
import { operatorUnknown } from './guards/operator-unknown.ts';
import { parameterUnknown } from './bank/parameter-unknown.ts';
import { patternImpossible } from './data/pattern-impossible.ts';
import { placeUnknown } from './names/place-unknown.ts';
import { placeholderFormat } from './texts/placeholder-format.ts';
import { placeholderUnknown, placeholderUnknownInCommon } from './texts/placeholder-unknown.ts';
import { placeholderUnused } from './texts/placeholder-unused.ts';
import { pollSilent } from './flow/poll-silent.ts';
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
import { screenUnkept } from './versions/screen-unkept.ts';
import { secretUnguarded } from './data/secret-unguarded.ts';
import { sensitiveExposed } from './data/sensitive-exposed.ts';
import { stepUnknown } from './names/step-unknown.ts';
import { stepUnreachable } from './flow/step-unreachable.ts';
import { stepUpNested } from './flow/step-up-nested.ts';
import { stepUpMissing, strangeOutcomes } from './flow/step-up-missing.ts';
import { textApostrophe } from './texts/text-apostrophe.ts';
import { textLong } from './texts/text-long.ts';
import { textMarkup } from './texts/text-markup.ts';
import { textMissing, textMissingInCommon } from './texts/text-missing.ts';
import { textShape } from './texts/text-shape.ts';
import { textSpace } from './texts/text-space.ts';
import { textStandin } from './texts/text-standin.ts';
import { textTwin } from './texts/text-twin.ts';
import { textUnreachable } from './texts/text-unreachable.ts';
import { textUnused, textUnusedOnPages } from './texts/text-unused.ts';
import { textWord } from './texts/text-word.ts';
import { timelineMismatch } from './bank/timeline-mismatch.ts';
import { togetherUnfit } from './flow/together-unfit.ts';
import { timerTrap } from './flow/timer-trap.ts';
import { unknownKey } from './shape/unknown-key.ts';
import { valueImpossible } from './data/value-impossible.ts';
import { valueStandin } from './shape/value-standin.ts';
import { variableUnknown } from './names/variable-unknown.ts';
import { versionUnchanged } from './versions/version-unchanged.ts';
import { viewMismatch } from './shape/view-mismatch.ts';
import { verdictsOf } from './verdicts-of.ts';
import { unknownReferences } from './unknown-names.ts';
import type { Check, Rule } from './rule.ts';

// By code, which is the name of the rule's file, in the order in which the reference lists them.
const checks: Readonly<Record<string, Check>> = {
  'json-syntax': { across: true, run: jsonSyntax },
  'duplicate-key': { across: true, run: duplicateKey },
  'schema-violation': { across: true, run: schemaViolation },
  'unknown-key': { across: true, run: unknownKey },
  'file-unknown': { across: true, run: fileUnknown },
  'list-missing': { across: true, run: listMissing },
  'step-unknown': { run: stepUnknown },
  'journey-unknown': { across: true, run: journeyUnknown },
  'exit-unknown': { run: exitUnknown, runOnCommon: outcomesRenamed },
  'exit-missing': { run: exitMissing },
  'outcome-taken': { severity: 'warning', run: outcomeTaken },
  'input-mismatch': { run: inputMismatch },
  'guard-unknown': { run: guardUnknown, runOnCommon: namedGuardUnknown },
  'guard-unused': { across: true, run: guardUnused },
  'form-unknown': unknownReferences('form-unknown'),
  'form-unused': { run: formUnused },
  'form-uncompiled': { run: formUncompiled },
  'field-unknown': { run: fieldUnknown, runOnCommon: fieldUnknownInCommon },
  'field-missing': { run: fieldMissing },
  'field-unsaved': { run: fieldUnsaved },
  'previous-missing': { run: previousMissing },
  'field-unlabelled': { wording: true, run: fieldUnlabelled },
  'pattern-impossible': { run: patternImpossible },
  'choices-missing': { run: choicesMissing },
  'operation-unknown': unknownReferences('operation-unknown'),
  'progress-mismatch': { run: progressMismatch },
  'limit-unknown': unknownReferences('limit-unknown'),
  'limit-unused': { run: limitUnused },
  'limit-unreachable': { run: limitUnreachable },
  'datum-unknown': { run: datumUnknown },
  'data-unset': { run: dataUnset },
  'data-erased': { run: dataErased },
  'data-stale': { run: dataStale },
  'choices-erased': { run: choicesErased },
  'change-idle': { run: changeIdle },
  'from-idle': { run: fromIdle },
  'data-unused': { run: dataUnused },
  'data-mismatch': { run: dataMismatch },
  'item-member-unknown': { run: itemMemberUnknown },
  'list-unknown': { run: listUnknown },
  'list-key': { run: listKey },
  'list-untold': { run: listUntold },
  'list-edit': { run: listEdit },
  'beside-unlisted': { run: besideUnlisted },
  'view-unknown': unknownReferences('view-unknown'),
  'view-mismatch': { run: viewMismatch },
  'popup-unknown': { across: true, run: popupUnknown },
  'popup-unused': { across: true, run: popupUnused },
  'route-unknown': { across: true, run: routeUnknown },
  'link-mismatch': { across: true, run: linkMismatch },
  'timeline-mismatch': { across: true, run: timelineMismatch },
  'place-unknown': { across: true, run: placeUnknown },
  'entry-twice': { across: true, run: entryTwice },
  'entry-input': { run: entryInput },
  'type-unknown': unknownReferences('type-unknown'),
  'operator-unknown': { run: operatorUnknown },
  'variable-unknown': { run: variableUnknown },
  'expression-invalid': { run: expressionInvalid },
  'value-impossible': { run: valueImpossible },
  'value-standin': { run: valueStandin },
  'operands-unlike': { run: operandsUnlike },
  'operand-idle': { run: operandIdle },
  'operand-mistyped': { run: operandMistyped },
  'operand-redundant': { run: operandRedundant },
  'result-misplaced': { run: resultMisplaced },
  'case-default': { run: caseDefault },
  'case-shadowed': verdictsOf('case-shadowed'),
  'branch-idle': { run: branchIdle },
  'guard-never': verdictsOf('guard-never'),
  'guard-always': verdictsOf('guard-always'),
  'guard-contradicted': verdictsOf('guard-contradicted'),
  'step-unreachable': { run: stepUnreachable },
  'end-unreachable': { run: endUnreachable },
  'loop-automatic': { run: loopAutomatic },
  'timer-trap': { run: timerTrap },
  'poll-silent': { run: pollSilent },
  'deadline-fixed': { run: deadlineFixed },
  'journey-recursive': { across: true, run: journeyRecursive },
  'language-old': { severity: 'warning', across: true, run: languageOld },
  'version-unchanged': { run: versionUnchanged },
  'migration-idle': { run: migrationIdle },
  'migration-broken': { across: true, run: migrationBroken },
  'screen-unkept': { run: screenUnkept },
  'step-up-missing': { run: stepUpMissing, runOnCommon: strangeOutcomes },
  'step-up-nested': { run: stepUpNested },
  'code-unrouted': { run: codeUnrouted },
  'code-impossible': { run: codeImpossible, runOnCommon: catalogueCodeImpossible },
  'process-page': { across: true, run: processPage },
  'parameter-unknown': { run: parameterUnknown },
  'body-mismatch': { run: bodyMismatch },
  'commit-missing': { run: commitMissing },
  'together-unfit': { run: togetherUnfit },
  'commit-repeated': { run: commitRepeated },
  'commit-unanswered': { run: commitUnanswered },
  'invariant-broken': { run: invariantBroken },
  'invariant-vacuous': { run: invariantVacuous },
  'invariant-twice': { run: invariantTwice },
  'sensitive-exposed': { run: sensitiveExposed },
  'secret-unguarded': { run: secretUnguarded },
  'keep-unshown': { run: keepUnshown },
  'text-shape': { across: true, run: textShape },
  'text-missing': { wording: true, run: textMissing, runOnCommon: textMissingInCommon },
  'text-unused': { wording: true, run: textUnused, runOnCommon: textUnusedOnPages },
  'placeholder-unknown': {
    wording: true,
    run: placeholderUnknown,
    runOnCommon: placeholderUnknownInCommon,
  },
  'placeholder-unused': { wording: true, run: placeholderUnused },
  'placeholder-format': { wording: true, run: placeholderFormat },
  'text-unreachable': { wording: true, run: textUnreachable },
  'text-apostrophe': { across: true, run: textApostrophe },
  'text-space': { across: true, run: textSpace },
  'text-markup': { across: true, run: textMarkup },
  'text-long': { wording: true, run: textLong },
  'text-word': { across: true, run: textWord },
  'text-twin': { across: true, run: textTwin },
  'label-twin': { wording: true, run: labelTwin },
  'text-standin': { across: true, run: textStandin },
  'excuse-unused': { across: true, run: excuseUnused },
  'scenario-reference': { across: true, ofScenarios: true, run: scenarioReference },
  'scenario-value': { across: true, ofScenarios: true, run: scenarioValue },
  'settings-unfit': { across: true, run: settingsUnfit },
  'brand-unfit': { across: true, run: brandUnfit },
  'language-unlike': { across: true, run: languageUnlike },
};

/** Holds every rule, in the order in which the reference lists them. */
export const rules: readonly Rule[] = Object.entries(checks).map(([code, check]) => ({
  code,
  severity: 'error',
  ...check,
}));
