export type { Beside } from './widgets/beside.ts';
export { compiledForm, keywordCheck } from './compiled-form.ts';
export { readLife, spokenMark } from './widgets/code-life.ts';
export { useCodeWait } from './use-code-wait.ts';
export type { Answers, CompiledForm, FieldProblem, FormCheck } from './compiled-form.ts';
export { JourneyForm, type JourneyFormProps } from './JourneyForm.tsx';
export type { FormTextRef, FormTexts, SharedText } from './form-texts.ts';
export type { JourneyFormHandle } from './use-form-focus.ts';
