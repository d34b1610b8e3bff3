import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check, createChecker, readSources, type SourceFile, type Sources } from '#analysis';
import { anyEdit, edited } from './any-edit.ts';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const read = (files: readonly SourceFile[], before?: Sources): Sources =>
  readSources(language, files, { views: cleanViews, before });

it('finds after any edits, one after the other, what it would find of the files as they are', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 6 }), (edits) => {
      const checker = createChecker();
      let files = [...cleanFiles];
      let sources = read(files);
      checker(sources);
      for (const edit of edits) {
        files = edited(files, edit);
        sources = read(files, sources);
        expect(checker(sources)).toEqual(check(read(files)));
      }
    }),
    { numRuns: 60 },
  );
});

it('keeps of sources read before the views and the requirements that say the same, so that other journeys need no new look', () => {
  const requirements = new Set(['FORM-01']);
  const before = readSources(language, cleanFiles, { views: cleanViews, requirements });

  const after = readSources(language, cleanFiles, { views: structuredClone(cleanViews), before });

  expect(after.views).toBe(before.views);
  expect(after.requirements).toBe(requirements);
});

it('follows the ways of a journey anew when the one that it runs may now be refused at once', () => {
  const checker = createChecker();
  const before = read(asking({}));
  const found = checker(before).map(({ code }) => code);

  const after = checker(read(asking({ allow: { var: 'session.limited' } }), before));

  expect(found).not.toContain('data-unset');
  expect(after.map(({ code }) => code)).toContain('data-unset');
});

const expectation = { at: 'guide/page', message: 'errors:late' };

it.each([
  {
    what: 'a step of the journey that runs above its own',
    in: 'journeys/guide/journey.json',
    name: 'page',
    told: 'There is no step "guide/page".',
  },
  {
    what: 'a text of another file',
    in: 'i18n/it/errors.json',
    name: 'late',
    told: 'There is no text "errors:late".',
  },
])('holds a scenario anew when $what has another name, and again when it has its own', (renamed) => {
  const checker = createChecker();
  const files = [...asking({}), ...expecting(expectation)];
  const changed = files.map(({ path, text }) =>
    path === renamed.in ? { path, text: text.replaceAll(`"${renamed.name}"`, '"other"') } : { path, text },
  );
  const tell = (sources: Sources) => checker(sources).map(({ message }) => message);
  const before = read(files);
  const found = tell(before);

  const between = read(changed, before);
  const foundBetween = tell(between);
  const foundAfter = tell(read(files, between));

  expect(found).not.toContain(renamed.told);
  expect(foundBetween).toContain(renamed.told);
  expect(foundAfter).toEqual(found);
});

it('holds a scenario anew when a journey of which it passes a step, and that nothing runs, gives the step another name', () => {
  const steps = { page: screenTo('turn'), turn: screenTo('page') };
  const aside = { id: 'aside', version: '1.0.0', surface: 'dialog', start: 'page', steps };
  const path = 'journeys/aside/journey.json';
  const files = [...asking({}), ...expecting({ at: 'aside/page' }), { path, text: JSON.stringify(aside) }];
  const changed = files.map((file) =>
    file.path === path ? { path, text: file.text.replace('{"page":', '{"sheet":') } : file,
  );
  const checker = createChecker();
  const before = read(files);
  const told = 'There is no step "aside/page".';

  const found = checker(before).map(({ message }) => message);
  const after = checker(read(changed, before));

  expect(found).toContain(told);
  // Of a step with another name the journey itself is told.
  expect(after.map(({ message }) => message)).not.toContain(told);
  expect(after).toEqual(check(read(changed)));
});

const screenTo = (to: string) => ({ kind: 'form', actions: { close: { to } } });

/** A scenario of the journey that runs another, and the text of a third file that it names. */
function expecting(expected: object): SourceFile[] {
  const scenario = { title: 'Reads', do: [{ action: 'submit', expect: expected }] };
  return Object.entries({
    'journeys/visit/scenarios/reads.json': scenario,
    'i18n/it/errors.json': { late: 'È tardi.' },
  }).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
}

/** A journey that has done something for good, and runs another then; `more` is written into that one. */
function asking(more: object): SourceFile[] {
  const refused = { type: 'CUSTOM', to: 'done' };
  const visit = {
    data: { nickname: { type: 'text', initial: '' } },
    start: 'ask',
    steps: {
      ask: {
        kind: 'form',
        form: 'name',
        shows: { nickname: { var: 'data.nickname' } },
        saves: { 'data.nickname': '/nickname' },
        actions: { submit: { to: 'change' } },
      },
      change: {
        kind: 'call',
        operation: 'verifyCode',
        commit: true,
        ok: { to: 'assist' },
        errors: { '*': refused },
      },
      assist: { kind: 'journey', journey: 'guide', exits: { read: { to: 'done' } } },
      done: { kind: 'end', outcome: 'completed' },
    },
  };
  const guide = {
    start: 'page',
    steps: {
      page: { kind: 'form', actions: { close: { to: 'read' } } },
      read: { kind: 'end', outcome: 'read' },
    },
  };
  const form = { schema: { type: 'object', properties: { nickname: { type: 'string' } } } };
  const common = { version: '1.0.0', surface: 'dialog' };
  return Object.entries({
    'journeys/visit/journey.json': { id: 'visit', ...common, ...visit },
    'journeys/visit/forms/name.json': form,
    'journeys/guide/journey.json': { id: 'guide', ...common, ...guide, ...more },
  }).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
}
