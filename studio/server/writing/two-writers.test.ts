import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folderWith } from './folder.fixture.ts';
import { writeText } from './write-text.ts';

type Texts = { mine: { title: string }; theirs: { title: string }; both: { title: string } };
type Place = keyof Texts;

const first: Texts = { mine: { title: 'a' }, theirs: { title: 'b' }, both: { title: 'c' } };
const written = (texts: Texts): string => `${JSON.stringify(texts, undefined, 2)}\n`;
const read = (text: string): Texts => JSON.parse(text);

/** Another editor writes one text of the file, in its own manner, before Studio reads, before it writes, or after. */
type Round = { place: Place; moment: 'before' | 'between' | 'after' };
const round: fc.Arbitrary<Round> = fc.record({
  place: fc.constantFrom<Place>('theirs', 'both'),
  moment: fc.constantFrom<Round['moment']>('before', 'between', 'after'),
});

it('loses no edit in 100 rounds of two writers: each stands in the file, or is told as parted from another [STUDIO-17]', () => {
  fc.assert(
    fc.property(fc.array(round, { minLength: 100, maxLength: 100 }), (rounds) => {
      const { folder, text, change, meanwhile } = folderWith(written(first));
      for (const [index, { place, moment }] of rounds.entries()) {
        const before = read(text());
        const theirs = `${place} ${index} by another`;
        const write = (): void =>
          change((now) => written({ ...read(now), [place]: { title: theirs } }).replaceAll('  ', '\t'));
        const target: Place = index % 2 === 0 ? 'mine' : 'both';
        const words = `${target} ${index} by Studio`;
        const edit = { file: 'lock', key: `${target}.title`, was: before[target].title, words };

        if (moment === 'before') write();
        if (moment === 'between') meanwhile(write);
        const outcome = writeText(edit, { folder, language: 'it', record: () => undefined });
        if (moment === 'after') write();

        const isParted = target === place && moment !== 'after';
        const isOvertaken = target === place && moment === 'after';
        expect(outcome).toEqual({ kind: isParted ? 'changed' : 'written' });
        expect(read(text())).toEqual({
          ...before,
          ...(!isParted && !isOvertaken && { [target]: { title: words } }),
          [place]: { title: theirs },
        });
      }
    }),
    { numRuns: 10 },
  );
});

it('says that a file keeps changing, where a program writes it without end, and writes nothing over it [STUDIO-17]', () => {
  const { folder, text, change, meanwhile } = folderWith(written(first));
  const again = (): void => {
    change((now) => `${now} `);
    meanwhile(again);
  };
  meanwhile(again);

  const outcome = writeText(
    { file: 'lock', key: 'mine.title', was: 'a', words: 'x' },
    { folder, language: 'it', record: () => undefined },
  );

  expect(outcome).toEqual({ kind: 'refused', why: 'lock.json continua a cambiare. Salva di nuovo.' });
  expect(read(text())).toEqual(first);
});
