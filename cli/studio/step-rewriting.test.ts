import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreseen } from './files-to-be.ts';
import { openCopy } from './step-changes.fixture.ts';
import { stepChanging } from './step-changing.ts';

const text = `{
  "kind": "end",
  "outcome": "completed",
  "popup": "NO_SUCH_POPUP"
}`;
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterAll(() => copy.close());

const rewriting = (asked: { step?: string; text?: string }) =>
  stepChanging(copy.project, { kind: 'rewrite', journey: 'phone-change', step: 'done', text, ...asked });
const refusal = (asked: { step?: string; text?: string }): string => {
  const made = rewriting(asked);
  return 'refused' in made ? made.refused.it : '';
};

describe('a step that is written anew', () => {
  it('takes its place in the file, moved in to where it stands, and nothing else moves [STUDIO-09]', () => {
    const made = rewriting({});
    const [file, ...others] = 'files' in made ? made.files : [];

    expect(others).toEqual([]);
    expect(file).toMatchObject({ path: 'journeys/phone-change/journey.json', places: 1 });
    const isOther = (line: string): boolean => !file?.was?.includes(line);
    expect(file?.text?.split('\n').filter(isOther)).toEqual(['      "popup": "NO_SUCH_POPUP"']);
    expect(JSON.parse(file?.text ?? '').steps.done).toEqual(JSON.parse(text));
  });

  it('is judged before it is written, wherever it is wrong [STUDIO-09]', () => {
    const made = rewriting({});
    const found = foreseen(copy.project, 'files' in made ? made.files : [], 'it');

    expect(found.map(({ pointer }) => pointer)).toContain('/steps/done/popup');
  });

  it.each([
    [{ text: '{\n  "kind": \n}' }, 'Riga 3: '],
    [{ text: '["form"]' }, 'Un passo è un oggetto: comincia con { e finisci con }.'],
    [{ step: 'gone' }, 'Il flusso phone-change non ha più il passo gone.'],
  ])('is refused in Italian for %j [STUDIO-09]', (asked, words) => {
    expect(refusal(asked)).toContain(words);
  });
});
