import { describe, expect, it } from 'vitest';
import { createChecker, readSources, type SourceFile, type Sources } from '#analysis';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();

/** What every object answers to without having it: names like any others in a file. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Those that are tried at every place; the others are tried at every ninth one, each at others. */
const everywhere = ['__proto__', 'constructor', 'toString'];
const byTurns = inherited.filter((name) => !everywhere.includes(name));

/** Names that no object answers to, one for each way in which those are written. */
const strangers = ['stranger', 'someStranger', '__stranger__', '__someStranger__'];

const shapeOf = (name: string): string => name.replaceAll(/[a-z]+/g, 'a').replaceAll(/(?:[A-Z]a)+/g, 'A');

const strangerLike = (name: string): string =>
  strangers.find((each) => shapeOf(each) === shapeOf(name)) ?? name;

type Place = { path: string; word: string; end: string; put: (name: string) => string };

/** Lists the places of names in a file: its keys and its words, and of a path or an address the last name. */
function placesIn({ path, text }: SourceFile): Place[] {
  return [...text.matchAll(/"([^"\\\s]*?)([\w-]*)"/g)].flatMap(
    ({ 0: whole, 1: before = '', 2: word = '', index }) => {
      const end = index + whole.length;
      const put = (start: string) => (name: string) =>
        `${text.slice(0, index)}"${start}${name}"${text.slice(end)}`;
      const places = before === '' ? [''] : ['', before];
      return places.map((start) => ({
        path,
        word: `${before}${word}`,
        end: text[end] ?? '',
        put: put(start),
      }));
    },
  );
}

const isWord = ({ path, end }: Place): boolean => path.startsWith('i18n/') && end !== ':';

const places = cleanFiles
  .filter(({ path }) => !path.startsWith('schemas/'))
  .flatMap(placesIn)
  .filter((place) => !isWord(place));

const check = createChecker();
let before: Sources | undefined;

/** Says what is found with a name at a place: the rules, in their order. */
function foundWith(name: string, { path, put }: Place): string {
  const files = cleanFiles.map((file) => (file.path === path ? { path, text: put(name) } : file));
  before = readSources(language, files, { views: cleanViews, before });
  return check(before)
    .map(({ code }) => code)
    .join(' ');
}

describe('a name that every object answers to', () => {
  const known = new Map(
    strangers.map((stranger) => [stranger, places.map((place) => foundWith(stranger, place))]),
  );

  it.each(inherited)('is a name like any other wherever one may stand: %s', (name) => {
    const turn = byTurns.indexOf(name);
    const tried = [...places.entries()].filter(([index]) => turn < 0 || index % byTurns.length === turn);
    const otherwise = tried.flatMap(([index, place]) => {
      const found = foundWith(name, place);
      return found === known.get(strangerLike(name))?.[index]
        ? []
        : [`${place.path}: ${place.word}: ${found}`];
    });

    expect(tried.length).toBeGreaterThan(20);
    expect(otherwise).toEqual([]);
  });
});
