import type { Place } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds files that are not JSON. */
export const jsonSyntax: Rule = {
  code: 'json-syntax',
  severity: 'error',
  title: 'The file is not JSON',
  explain:
    'Journeys, forms, scenarios and texts are strict JSON: keys and texts in double quotes, commas between members and none after the last, no comments. A remark has a place of its own, the key "note". Nothing else is checked in a file that cannot be read.',
  *run({ documents }) {
    for (const document of documents) {
      const { problem } = document;
      if (!problem) continue;
      const { place, message } = problem;
      yield { document, pointer: '', place, message, ...remedy(document.text, problem) };
    }
  },
};

function remedy(text: string, { place, message }: { place: Place; message: string }): { hint?: string } {
  const lines = text.split('\n').slice(0, place.line);
  const rest = lines.at(-1)?.slice(place.column - 1) ?? '';
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, place.column - 1)].join('\n').trimEnd();
  if (rest.startsWith('\ufeff')) return { hint: 'Save the file as UTF-8 without a byte order mark.' };
  if (/^[“”„]/.test(rest)) return { hint: 'Write straight double quotes (") around keys and texts.' };
  if (/^\/[/*]/.test(rest)) return { hint: 'JSON has no comments: write the remark as a "note".' };
  if (/^[}\]]/.test(rest) && before.endsWith(',')) return { hint: 'Take the comma before it away.' };
  const isMissing = message.startsWith('Expected "," or') && /^["{[\w-]/.test(rest);
  return isMissing ? { hint: 'Put a comma before it.' } : {};
}
