import { describe, expect, it } from 'vitest';
import { createChecker, readSources } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const language = projectLanguage();
const files = projectFiles();
const clean = readSources(language, files, { views: {} });
const checker = createChecker();

/** Changes one text in a real journey and answers where it reads what may be left out, with the way to it. */
function found(id: string, from: string, to: string): string[] {
  const path = `journeys/${id}/journey.json`;
  const edited = files.map((file) => {
    if (file.path !== path) return file;
    const text = JSON.stringify(JSON.parse(file.text));
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
    return { path, text: text.replace(from, () => to) };
  });
  return checker(readSources(language, edited, { views: {}, before: clean }))
    .filter(({ code, file }) => code === 'data-unset' && file === path)
    .map(
      ({ message, path: way }) =>
        `${message.split('"')[1]} by ${way?.map(({ step, by }) => by ?? step).join(' ')}`,
    );
}

describe('a member of a reply that the bank may leave out', () => {
  it('breaks the guard that reads it, and is told there alone', () => {
    const places = found('kyc', '{"var":["result.location",""]}', '{"var":"result.location"}');

    expect(places).toEqual(['result.location by submit ok 1']);
  });

  it('is there behind a guard that asks for it', () => {
    const asked = '{"===":[{"var":["result.location","none"]},"none"]}';

    const places = found('kyc', '{"!":[{"var":["result.location",""]}]}', asked);

    expect(places).toEqual([]);
  });

  it('is not there behind a guard that asks for something else', () => {
    const places = found('kyc', '{"!":[{"var":["result.location",""]}]}', '{"var":"session.limited"}');

    expect(places).toEqual(['result.location by submit ok 2']);
  });

  it.each([
    [
      'asks for it before',
      '{"and":[{"!!":{"var":["result.location",""]}},{"===":[{"var":"result.location"},"x"]}]}',
    ],
    [
      'reads it only where it is there',
      '{"if":[{"!":{"var":["result.location",""]}},true,{"!":{"var":"result.location"}}]}',
    ],
  ])('may be read by an expression that %s', (_, guard) => {
    const places = found('kyc', '{"!":[{"var":["result.location",""]}]}', `{"!":[${guard}]}`);

    expect(places.filter((place) => place.endsWith('ok 1'))).toEqual([]);
  });
});

describe('a member that another one asks for', () => {
  const shows = '"shows":{"contact":{"var":"data.alert.contact"}';

  it('is there only where a guard has held the other, however far behind', () => {
    const other = found('sms-alert-threshold', '{"var":"result.active"}', '{"!":[{"var":"result.active"}]}');

    expect(other[0]).toBe('data.alert.threshold by ok 1 set-threshold');
  });

  it('is not there where the guard has not held', () => {
    const places = found('sms-alert-activate', shows, `${shows},"threshold":{"var":"data.alert.threshold"}`);

    expect(places).toEqual(['data.alert.threshold by ok 2 set-threshold']);
  });
});
