import { expect, it } from 'vitest';
import { check, readSources, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const files = projectFiles();
const language = projectLanguage();
// As the portal's own test holds them against its views.
const views = JSON.parse(files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}') as Views;

/** Edits a file of the project, and answers what is found: code and hint. */
function hintsAfter(path: string, edit: (text: string) => string): string[] {
  const edited = files.map((file) => (file.path === path ? { path, text: edit(file.text) } : file));
  return check(readSources(language, edited, { views })).map(({ code, hint }) => `${code}: ${hint}`);
}

it('takes "card" for the card where the journey has an input of that name', () => {
  expect(
    hintsAfter('journeys/spending-control/journey.json', (text) =>
      text.replace('IBAN_PREPAID.state', 'IBAN_PREPAYD.state'),
    ),
  ).toEqual(['variable-unknown: Did you mean "card.profiling.IBAN_PREPAID.state"?']);
});

it('leads from a path with a slip, which a page for any text takes, to the page that was meant', () => {
  expect(
    hintsAfter('journeys/trigger-timeline.json', (text) =>
      text.replace('/loginhandling/temporary-password', '/loginhandling/temporary-pasword'),
    ),
  ).toEqual(['route-unknown: Did you mean "/loginhandling/temporary-password"?']);
});
