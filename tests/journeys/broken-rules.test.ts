import { expect, it, vi } from 'vitest';
import { BrokenRule, createChecker, readSources, rules, type Rule } from '#analysis';
import { toldFailure } from '../../cli/failure-words.ts';
import { orElse } from '../../cli/language-server/or-else.ts';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const sources = readSources(smallLanguage(), cleanFiles, { views: cleanViews });

/** A rule that breaks, as none may. */
function brokenRule(): Rule {
  const [rule] = rules;
  if (!rule) throw new Error('There are no rules.');
  return {
    ...rule,
    code: 'step-unknown',
    run: () => {
      throw new TypeError('name is not a function');
    },
  };
}

it('names a rule that breaks, and says that no file is to blame', () => {
  const check = createChecker({ held: [brokenRule()] });

  expect(() => check(sources)).toThrow(BrokenRule);
  expect(() => check(sources)).toThrow('The rule step-unknown broke: TypeError: name is not a function');
});

it('tells of a rule that breaks in one line where a check is done again and again', () => {
  const error = new BrokenRule('step-unknown', new TypeError('name is not a function'));

  expect(toldFailure(error, 'it')).toBe(
    'La regola step-unknown si è rotta, e nulla è stato controllato: TypeError: name is not a function. È un difetto di percorso, non dei file.',
  );
});

it('goes on in an editor when a rule breaks', () => {
  const check = createChecker({ held: [brokenRule()] });
  const tell = vi.fn<(error: unknown) => void>();

  orElse(() => void check(sources), tell);

  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.any(BrokenRule));
});
