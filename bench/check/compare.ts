import { writePart } from '../page-part.ts';
import { comparisonPage } from './comparison-page.ts';
import { defectClasses } from './defect-classes.ts';
import { seeSideBySide } from './side-by-side.ts';

/** Plants defects side by side with other formats, prints what each checker told, and writes its part of docs/comparison.md. */
export async function compare(): Promise<void> {
  const seen = await seeSideBySide();
  for (const { tool, kind, told } of seen.cells)
    if (told !== undefined)
      console.log(
        `${tool}: ${defectClasses[kind]}: ${told.length > 0 ? told.slice(0, 2).join('; ') : 'MISSED'}`,
      );
  writePart('docs/comparison.md', 'npm run bench check -- --compare', comparisonPage(seen));
}
