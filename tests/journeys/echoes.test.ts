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
