import { expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { openDocument } from '../source/document.ts';
import { writtenValue, writtenValueEdit } from './written-value.ts';

const text = '{\r\n  "steps": {\r\n    "ask": {\r\n      "kind": "form"\r\n    }\r\n  }\r\n}\r\n';
const document = openDocument({ path: 'journeys/lock/journey.json', text });

it('reads a value moved out to the margin, and writes it back as it was, line ends and all [STUDIO-09]', () => {
  const written = writtenValue(document, '/steps/ask');

  expect(written).toBe('{\n  "kind": "form"\n}');
  expect(applyEdits(text, [writtenValueEdit(document, '/steps/ask', written ?? '')])).toBe(text);
  expect(writtenValue(document, '/steps/gone')).toBeUndefined();
});

it('moves in what is written anew to where it stands [STUDIO-09]', () => {
  const edit = writtenValueEdit(document, '/steps/ask', '{\n  "kind": "end"\n}\n');

  expect(applyEdits(text, [edit])).toBe(text.replace('"form"', '"end"'));
});
