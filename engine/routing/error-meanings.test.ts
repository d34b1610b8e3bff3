import type { ErrorCatalogue } from '#schemas';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refused, trial } from './refusal.fixture.ts';
import { errorTypes, isErrorType, type ErrorType } from './error-types.ts';
import { routeOf } from './route-of.ts';
import { libraryOf } from '../fixtures/try-out.ts';

const schemas = new URL('../../schemas/journey/', import.meta.url);
const enumIn = (file: string, def: string): string[] =>
  JSON.parse(readFileSync(new URL(file, schemas), 'utf8')).$defs[def].properties.type.enum;

/** What a run shows of each primitive. */
function seen(type: ErrorType) {
  const about = type.endsWith('PREVIOUS') ? { field: '/phone', form: 'number' } : { field: '/otp' };
  const run = refused(trial({ X: { type, ...about } }));
  const { forms = {} } = { ...run.state().frames.at(-1) };
  const marked = Object.entries(forms).flatMap(([form, { errors }]) =>
    Object.keys(errors).map((pointer) => ({ form, pointer })),
  );
  return {
    popup: run.only('error-popup')[0]?.popup.reason,
    messages: run.only('message').length,
    marked,
    emptied: Object.values(forms).some(({ captcha }) => captcha === 18),
    paths: run.only('go').length,
    at: run.at(),
  };
}

describe('what the types mean', () => {
  it('is said of the types that journeys and the catalogue can name, and of no other [LANG-16]', () => {
    const named = enumIn('edge.schema.json', 'errorRoute');
    const shared = enumIn('error-catalogue.schema.json', 'route');

    expect(Object.keys(errorTypes).toSorted()).toEqual(named.toSorted());
    expect(shared.every(isErrorType)).toBe(true);
    expect(['constructor', 'toString', 'SCA', ''].filter(isErrorType)).toEqual([]);
  });

  it.each(Object.entries(errorTypes))('is what a run does: %s [LANG-16]', (name, meaning) => {
    const { says, marks, empties = false, to } = meaning;
    const isBack = to === 'previous';
    const pointer = marks === 'form' ? '' : isBack ? '/phone' : '/otp';
    const form = isBack ? 'number' : 'code';

    expect(seen(name as ErrorType)).toEqual({
      popup: { popup: 'CUSTOM', block: 'BLOCKER', message: undefined }[says ?? 'message'],
      messages: says === 'message' ? 1 : 0,
      marked: marks ? [{ form, pointer }] : [],
      emptied: empties,
      paths: to === 'page' ? 1 : 0,
      at: to === 'page' ? undefined : `trial/${form}`,
    });
  });
});

const words: Readonly<Record<'says' | 'marks' | 'to', Readonly<Record<string, string>>>> = {
  says: { block: 'a popup; who closes it is led out', popup: 'a popup', message: 'a message', none: '–' },
  marks: { form: 'the form', fields: 'its fields', none: '–' },
  to: { page: 'to a page, and the run ends', previous: 'back to a form', none: 'to the screen' },
};

it('is told in the page of the language as it is [LANG-16]', () => {
  const page = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8');
  const rows = Object.entries(errorTypes).map(
    ([type, { says = 'none', marks = 'none', empties, to = 'none' }]) =>
      `| \`${type}\` | ${words.says[says]} | ${words.marks[marks]} | ${empties ? 'the form' : '–'} | ${words.to[to]} |`,
  );

  expect(page).toContain(rows.join('\n'));
});

it('finds the route of a refusal that was recorded, where somebody has written it [LANG-16]', () => {
  const errors: ErrorCatalogue = {
    codes: { LOCKED: { type: 'BLOCKER', message: 'popup.locked' } },
    default: { type: 'CUSTOM', message: 'popup.default' },
  };
  const library = libraryOf([trial({ X: { type: 'SHOW' } }, { errors: { Y: { type: 'FORM' } } })], {
    errors,
  });
  const typeOf = (detail: string) => routeOf(library, { journey: 'trial', step: 'verify', detail })?.type;

  expect(['X', 'Y', 'LOCKED', 'Z', 'unreachable'].map(typeOf)).toEqual([
    'SHOW',
    'FORM',
    'BLOCKER',
    undefined,
    undefined,
  ]);
});
