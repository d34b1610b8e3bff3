import { describe, expect, it } from 'vitest';
import { readStep, stepAt, stepWith } from './step-text.ts';

const written = `{
  "kind": "form",
  "popup": "OTP",
  "actions": {  "submit": { "to": "verify" },
    "close": { "to": "cancelled" } }
}`;

describe('an edit of a step in its form', () => {
  it('changes in its text what differs, and the layout of the rest stays [STUDIO-09]', () => {
    const next = stepAt(readStep(written), ['actions', 'close', 'to'], 'done');

    expect(stepWith(written, next)).toBe(written.replace('"cancelled"', '"done"'));
  });

  it('takes away what was emptied or is to go, and adds behind the rest what is new [STUDIO-09]', () => {
    const step = readStep(written);

    expect(stepWith(written, { ...step, popup: undefined })).toBe(written.replace('  "popup": "OTP",\n', ''));
    expect(stepWith(written, stepAt(step, ['popup'], undefined))).not.toContain('popup');
    expect(Object.keys(readStep(stepWith(written, stepAt(step, ['back'], 'none'))) ?? {}).at(-1)).toBe(
      'back',
    );
  });

  it('goes down lists by their places [STUDIO-09]', () => {
    expect(stepAt({ cases: [{ to: 'a' }, { to: 'b' }] }, ['cases', '1', 'to'], 'c')).toEqual({
      cases: [{ to: 'a' }, { to: 'c' }],
    });
  });

  it.each(['{ "kind": ', '[1]', '"form"'])('reads no step from %s [STUDIO-09]', (text) => {
    expect(readStep(text)).toBeUndefined();
  });
});
