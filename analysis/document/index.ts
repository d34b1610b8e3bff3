export { createLines, openDocument, type JsonDocument, type SourceFile } from '../source/document.ts';
export { jsonEdits } from '../report/json-edits.ts';
export { applyEdits } from '../report/apply-edits.ts';
export { jsonInLine } from '../source/json-text.ts';
export { pointerTo } from '../source/document.ts';
export type { BesideProblem } from '../source/beside-problem.ts';
export { nearestName } from '../source/nearest.ts';
export { alike, type Words } from '../report/words.ts';
