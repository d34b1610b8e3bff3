import { describe, expect, it } from 'vitest';
import { openDocument } from '../source/document.ts';
import { applyEdits } from './apply-edits.ts';
import { jsonEdits } from './json-edits.ts';

const text = `{
  "start": "ask",
  "steps": {
    "ask":   { "kind": "form", "to": "send" },
    "send": {
      "kind": "call",
      "to": "done"
    },
    "done": { "kind": "end" }
  },
  "moves": [
    { "action": "submit" },
    { "answer": 1 },
    { "wait": 2 }
  ]
}
`;

const written = (change: (value: ReturnType<typeof parsed>) => void): string => {
  const value = parsed();
  change(value);
  const edited = applyEdits(text, jsonEdits(openDocument({ path: 'a.json', text }), value));
  expect(JSON.parse(edited)).toEqual(value);
  return edited;
};

const parsed = () => JSON.parse(text) as { start: string; steps: Record<string, object>; moves: object[] };

describe('a value that takes the place of another in a file', () => {
  it('leaves what is the same as it is written [STUDIO-09]', () => {
    expect(written(() => undefined)).toBe(text);
    expect(written((value) => (value.start = 'send'))).toBe(
      text.replace('"start": "ask"', '"start": "send"'),
    );
  });

  it.each(['ask', 'send', 'done'])('takes the member %s away with one of its commas [STUDIO-09]', (name) => {
    const edited = written((value) => Reflect.deleteProperty(value.steps, name));
    expect(edited.includes(',\n  },')).toBe(false);
    expect(edited).toContain(name === 'ask' ? '"kind": "call"' : '"ask":   { "kind": "form", "to": "send" }');
  });

  it('takes members at the beginning and at the end away at once [STUDIO-09]', () => {
    const edited = written((value) => (value.steps = { send: value.steps['send'] ?? {} }));
    expect(edited).toContain(
      '"steps": {\n    "send": {\n      "kind": "call",\n      "to": "done"\n    }\n  },',
    );
  });

  it('writes what is new behind what it follows, on one line where its neighbours stand on one [STUDIO-09]', () => {
    const edited = written(({ moves }) => void moves.splice(1, 0, { wait: 9 }));
    expect(edited).toContain('{ "action": "submit" },\n    { "wait": 9 },\n    { "answer": 1 },');
    const first = written((value) => (value.steps = { new: { kind: 'end' }, ...value.steps }));
    expect(first).toContain('"steps": {\n    "new": { "kind": "end" },\n    "ask":   {');
  });

  it('changes an item and takes the next away, and leaves the others alone [STUDIO-09]', () => {
    const edited = written((value) => (value.moves = [{ action: 'close' }, { wait: 2 }]));
    expect(edited).toContain('"moves": [\n    { "action": "close" },\n    { "wait": 2 }\n  ]');
  });
});
