export {
  createLines,
  openDocument,
  type JsonDocument,
  type Place,
  type SourceFile,
} from '../source/document.ts';
export { jsonEdits } from '../report/json-edits.ts';
export { applyEdits } from '../report/apply-edits.ts';
export { jsonInLine } from '../source/json-text.ts';
export { pointerTo } from '../source/document.ts';
export type { BesideProblem } from '../source/beside-problem.ts';
export { nearestName } from '../source/nearest.ts';
export { avoiding, lengthRead } from '../texts/wording.ts';
export { placeholdersIn as placeholderNames } from '../texts/placeholders.ts';
export { routeLine } from '../report/route-meaning.ts';
export { alike, type Words } from '../report/words.ts';
