import { expect, it } from 'vitest';
import { check, readSources, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const files = projectFiles();
const views = JSON.parse(files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}') as Views; // as the portal’s own test holds it
const path = 'journeys/recovery/journey.json';
const phone = '{"===":[{"var":"data.way"},"PHONE"]},"to":"send-by-phone"}';

it.each([
  ['a variable that is not there', '{"===":[{"var":"data.waay"},"PHONE"]}', 'variable-unknown'],
  ['a value that no run brings', '{"===":[{"var":"data.way"},"PHONES"]}', 'value-impossible'],
  ['things that cannot be compared', '{">":[{"var":"data.way"},0]}', 'value-impossible'],
])('tells of %s in a guard, and not of the data that would be unset behind it', (_, guard, code) => {
  const edited = files.map((file) => {
    if (file.path !== path) return file;
    const text = JSON.stringify(JSON.parse(file.text));
    expect(text).toContain(phone);
    return { path, text: text.replace(phone, () => `${guard},"to":"send-by-phone"}`) };
  });

  const findings = check(readSources(projectLanguage(), edited, { views }));

  expect(findings.map((finding) => finding.code)).toEqual([code]);
});

const texts = 'i18n/it/phone-change.json';
const flow = 'journeys/phone-change/journey.json';

it.each([
  { what: 'of a step', from: '"done": {', to: '"don": {', said: 'I testi di "don"', meant: 'done' },
  {
    what: 'of a text',
    from: '"title": "F',
    to: '"titel": "F',
    said: 'Il testo "done.titel"',
    meant: 'title',
  },
])('tells of a slip in the name $what, and not of what is missing for it', ({ from, to, said, meant }) => {
  const findings = checkWith(texts, from, to);

  const fix = { renaming: { to: meant } };
  expect(findings).toMatchObject([{ code: 'text-unused', file: texts, fix }]);
  expect(findings[0]?.message).toContain(said);
});

it('tells once of the texts of a step that has got another name, at the step', () => {
  const findings = checkWith(flow, '"done": {', '"finished": {');

  const missing = findings.filter(({ code }) => code === 'text-missing');
  expect(missing).toMatchObject([{ file: flow, pointer: '/steps/finished' }]);
  expect(missing[0]?.message).toContain('"finished.title", "finished.body"');
  expect(findings.filter(({ code }) => code === 'text-unused')).toMatchObject([
    { file: texts, pointer: '/done' },
  ]);
});

it('tells of a code with a slip, and not of the texts of the codes that it was taken from and for', () => {
  const findings = checkWith(flow, '"5707": {', '"5770": {');

  expect(findings.map(({ code }) => code)).not.toContain('text-missing');
  expect(findings.map(({ code }) => code)).not.toContain('text-unused');
  expect(findings.map(({ code }) => code)).toContain('code-impossible');
});

function checkWith(file: string, from: string, to: string) {
  const edited = files.map((each) => {
    if (each.path !== file) return each;
    expect(each.text).toContain(from);
    return { path: file, text: each.text.replace(from, () => to) };
  });
  return check(readSources(projectLanguage(), edited, { views }), { language: 'it' });
}
