import { journeyTypes } from './journey-types.ts';

const banner = '// Made by `npm run generate` from the schemas beside this folder. Edit those.\n';

/** Makes every generated file, by name; the drift test compares them with what is on disk. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  return { 'journey.ts': banner + (await journeyTypes(root)) };
}
