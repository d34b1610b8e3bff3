import { expect, it } from 'vitest';
import { check } from '#analysis';
import { pathLine } from '../../cli/report/check-report.ts';
import { smallLanguage, sourcesOf } from './planted.ts';

const sources = sourcesOf(smallLanguage(), {
  file: 'journeys/visit/journey.json',
  from: '"start": "ask-number"',
  to: '▸"resume": { "operation": "sendCode", "state": { "var": "result.place" }, "at": { "SENT": "ask-code", "NEW": "ask-number" } },\n  "start": "ask-number"',
});

it.each([
  { language: 'en', says: 'resumed at ask-code' },
  { language: 'it', says: 'ripreso da ask-code' },
] as const)('says of a path that it begins where a run is taken up again: $says', ({ language, says }) => {
  const unset = check(sources, { language }).filter(({ code }) => code === 'data-unset');

  expect(unset.length).toBeGreaterThan(0);
  expect(unset.map((finding) => pathLine(finding).split(/ \[| →/)[0])).toEqual(unset.map(() => says));
});

it('says nothing of the kind of a path from the start, even where a run may be taken up there too', () => {
  const planted = sourcesOf(smallLanguage(), {
    file: 'journeys/visit/journey.json',
    from: '"operation": "sendCode",\n      "body": {\n        "telephone": {\n          "var": "data.phone"',
    to: '▸"operation": "sendCode",\n      "body": {\n        "telephone": {\n          "var": "data.answer"',
  });

  const [unset] = check(planted).filter(({ code }) => code === 'data-unset');

  expect(pathLine(unset ?? {})).toBe('ask-number [submit] → send');
});
