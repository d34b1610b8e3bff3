import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from './described.ts';

const origin = 'https://portale.bank.example';

/** Makes an error as a browser throws it, with a stack in the manner of its engine. */
function thrown(error: Error, stack: readonly string[]): Error {
  return Object.assign(error, { stack: stack.join('\n') });
}

const inChromium = (message: string) =>
  thrown(new TypeError(message), [
    `TypeError: ${message}`,
    `    at Object.draw (${origin}/assets/home-BxN_k-Dx.js:1:2345)`,
    `    at async ${origin}/assets/first-DkQZ7MJi.js:12:7`,
    '    at new Promise (<anonymous>)',
  ]);

const frames = [
  { file: 'assets/home-BxN_k-Dx.js', line: 1, column: 2345 },
  { file: 'assets/first-DkQZ7MJi.js', line: 12, column: 7 },
];

describe('what is told of an error [RUN-17]', () => {
  it('is its type, what it comes to and where it was in the portal’s own scripts', () => {
    expect(describeError(inChromium("Cannot read properties of undefined (reading 'surname')"))).toEqual({
      type: 'TypeError',
      says: 'a property of nothing',
      code: undefined,
      chunk: undefined,
      frames,
    });
  });

  it('is the same from Firefox and Safari, which write stacks their own way', () => {
    const error = thrown(new TypeError('a.b is undefined'), [
      `draw@${origin}/assets/home-BxN_k-Dx.js:1:2345`,
      `@${origin}/assets/first-DkQZ7MJi.js:12:7`,
    ]);

    expect(describeError(error)).toMatchObject({ says: 'a property of nothing', frames });
  });

  it.each([
    ['x.map is not a function', 'not a function'],
    ['Minified React error #310; visit https://react.dev/errors/310?args[]=Anna', 'React 310'],
    [`Unexpected token 'A', "Anna Rossi" is not valid JSON`, 'not JSON'],
    ['Failed to fetch', 'no answer'],
    ['NetworkError when attempting to fetch resource.', 'no answer'],
    ['Maximum call stack size exceeded', 'calls without end'],
    ['Anna Rossi, 4539 5787 6362 1486', 'unknown'],
    ['', 'unknown'],
  ])('never is what it says: of “%s” it is “%s”', (message, says) => {
    expect(describeError(inChromium(message))).toMatchObject({ says, frames });
  });

  it('names the script that could not be fetched, also where a part of the page stands for it', () => {
    const cause = thrown(
      new TypeError(`Failed to fetch dynamically imported module: ${origin}/assets/HelpArea-O9mIJYEh.js`),
      [],
    );

    for (const error of [cause, new Error('A part of the page could not be fetched.', { cause })])
      expect(describeError(error)).toEqual({
        type: 'TypeError',
        says: 'a script could not be fetched',
        code: undefined,
        chunk: 'assets/HelpArea-O9mIJYEh.js',
        frames: [],
      });
  });

  it('has the code of the portal’s own errors, and no other', () => {
    const own = Object.assign(inChromium('step "pay" has no guard'), { code: 'GUARD_VARIABLE_MISSING' });
    const other = Object.assign(inChromium('x'), { code: 'anna@example.it' });

    expect(describeError(own)?.code).toBe('GUARD_VARIABLE_MISSING');
    expect(describeError(other)?.code).toBeUndefined();
  });

  it.each([{ name: 'Anna', iban: 'IT60X0542811101000000123456' }, 'Anna Rossi', 4539578763621486, null])(
    'of what is no error at all is only that: %j',
    (reason) => {
      expect(describeError(reason)).toEqual({
        type: 'NotAnError',
        says: typeof reason,
        code: undefined,
        chunk: undefined,
        frames: [],
      });
    },
  );

  it('is nothing where a script that is not the portal’s broke, as an extension has them', () => {
    const error = thrown(new Error('x'), [
      'Error: x',
      '    at f (chrome-extension://abcdefgh/content.js:1:2)',
      `    at g (https://other.example/assets/home-BxN_k-Dx.js.html:1:2)`,
    ]);

    expect(describeError(error)).toBeUndefined();
  });

  it('goes round in no circle of causes', () => {
    const error = inChromium('x');
    error.cause = error;

    expect(describeError(error)).toMatchObject({ frames });
  });

  it('holds no word of what is typed, answered or called, wherever in an error it stands', () => {
    const anybodys = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
    const mark = '00000000-0000-1000-8000-000000000000';
    const telling = fc.tuple(fc.uuid(), anybodys).map(([own, words]) => `${own}${words}`);

    fc.assert(
      fc.property(telling, telling, telling, (message, name, called) => {
        const error = thrown(Object.assign(new Error(message), { name, code: called }), [
          `${name}: ${message}`,
          `    at ${called} (${origin}/assets/home-BxN_k-Dx.js:1:2345)`,
          `    at f (${origin}/pinView/${called}:3:4)`,
        ]);

        const told = JSON.stringify(describeError(error));

        for (const words of [message, name, called]) expect(told).not.toContain(words.slice(0, 36));
        expect(told).toContain('home-BxN_k-Dx.js');
      }),
      // A name may hold what other rules take for the end of a line.
      { examples: ['\u2028', '\r'].map((end) => [`${mark}${end}`, `${mark}${end}`, `${mark}${end}`]) },
    );
  });

  it('is not deceived by a message that is written like a place', () => {
    const message = `\n    at f (${origin}/assets/anna-rossi1234.js:4539:5787)`;

    expect(describeError(inChromium(message))).toMatchObject({ frames });
  });
});
