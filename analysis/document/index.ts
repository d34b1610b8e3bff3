export { createLines, openDocument, type JsonDocument, type SourceFile } from '../source/document.ts';
export type { BrandProblem } from '../source/brand-problem.ts';
export { nearestName } from '../source/nearest.ts';
export { alike, type Words } from '../report/words.ts';
