import { describe, expect, it } from 'vitest';
import { check, readSources } from '#analysis';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const caller = 'journeys/visit/journey.json';
const called = 'journeys/guide/journey.json';

type Edit = readonly [path: string, from: RegExp, to: string];

/** Lists what is found in the clean journeys, changed: "visit" runs "guide", and the card that lets into one lets into the other. */
function foundWith(...edits: readonly Edit[]): string[] {
  const files = cleanFiles
    .filter(({ path }) => !path.includes('/scenarios/'))
    .map((file) =>
      edits
        .filter(([path]) => path === file.path)
        .reduce(({ path, text }, [, from, to]) => ({ path, text: text.replace(from, to) }), file),
    );
  return check(readSources(language, files, { views: cleanViews })).map(({ code }) => code);
}

const stricter: Edit = [called, /"service": "KEY_6"/, '"service": "PIN_CARD"'];
const reading: Edit = [called, /"outcome": "read"/, '"outcome": "read", "refresh": ["card"]'];
const forAll: Edit = [called, /"allow": \{[^]*?\}\s*\},/, ''];
const exit = (way: string): Edit => [
  caller,
  /"exits": \{\s*"read"/,
  `"exits": { "not-allowed": ${way}, "read"`,
];

describe('a journey that is run', () => {
  it('has an exit asked for where it may not be allowed [LANG-17]', () => {
    expect(foundWith(stricter)).toEqual(['exit-missing']);
    expect(foundWith(stricter, exit('{ "to": "ask-number" }'))).toEqual([]);
  });

  it('has none where what lets in its caller lets it in too [LANG-17]', () => {
    expect(foundWith()).toEqual([]);
    expect(foundWith(exit('{ "to": "ask-number" }'))).toEqual(['exit-unknown']);
  });

  it('has one asked for all the same where something was read again on the way [LANG-17]', () => {
    expect(foundWith(reading)).toEqual(['exit-missing']);
    expect(foundWith(reading, exit('{ "to": "ask-number" }'))).toEqual([]);
  });

  it('has none where a guard on the way asks the same [LANG-17]', () => {
    const isOpen = '"when": { "===": [{ "var": "card.profiling.PIN_CARD.state" }, "ATTIVO"] }';
    const asked: Edit = [caller, /"help": \{/, `"help": { ${isOpen},`];

    expect(foundWith(stricter, asked)).toEqual([]);
  });

  it('that anyone may run has no such exit [LANG-17]', () => {
    expect(foundWith(forAll, exit('{ "to": "ask-number" }'))).toContain('exit-unknown');
  });

  it('gives nothing back that its exit could read when it is not allowed [LANG-17]', () => {
    const told = exit('{ "to": "ask-number", "sets": { "data.answer": { "var": "result.choice" } } }');

    expect(foundWith(stricter, told)).toEqual(['variable-unknown']);
  });
});
