import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const client = join(import.meta.dirname, '..');
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: client, exclude: (path) => path.includes('.test.') }).map((path) => [
    path,
    readFileSync(join(client, path), 'utf8'),
  ]),
);
const filesWith = (call: RegExp): string[] =>
  [...sources].flatMap(([path, text]) => (call.test(text) ? [path] : [])).toSorted();
const names = (paths: readonly string[]): string[] => paths.map((path) => basename(path));

describe('what is typed in Studio', () => {
  it('is kept as a draft by whatever sends it to be written [STUDIO-17]', () => {
    const writing = filesWith(/\b(?:useStepChange|postJson)\(/);
    const keeping = new Set(filesWith(/\buse(?:Form)?Draft(?:<\w+>)?\(/));

    expect(writing.length).toBeGreaterThan(10);
    // What takes back types nothing; what sends a change is given the draft by its type.
    expect(names(writing.filter((path) => !keeping.has(path)))).toEqual([
      'HistoryButtons.tsx',
      'use-step-change.ts',
    ]);
  });

  it('is in no form beside its draft, where it would be gone with the page [STUDIO-17]', () => {
    const forms = filesWith(/\buseStepChange\(/).filter((path) => !path.endsWith('use-step-change.ts'));

    expect(forms.length).toBeGreaterThan(8);
    expect(forms.filter((path) => /\buseState\b/.test(sources.get(path) ?? ''))).toEqual([]);
  });

  it('stands in forms that ask before they are left; one alone writes nothing [STUDIO-17]', () => {
    expect(names(filesWith(/<form\b/))).toEqual(['RevisionForm.tsx', 'ChangeForm.tsx']);
    expect(names(filesWith(/<Dialog\b/))).toEqual(['SaveScenario.tsx']);
    expect(filesWith(/<LeaveQuestion\b/)).toEqual(
      filesWith(/[=] use(?:Leaving|DraftEditor)\(/).filter((path) => !path.endsWith('use-draft-editor.ts')),
    );
  });
});
