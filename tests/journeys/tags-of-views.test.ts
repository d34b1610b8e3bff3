import { describe, expect, it } from 'vitest';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();

/** Returns what is said of the markup of the texts of a file, whose members are those of the clean one and these. */
function markupOf(file: string, texts: Record<string, unknown>): string[] {
  const path = `i18n/it/${file}.json`;
  const files = cleanFiles.map((each) =>
    each.path === path ? { path, text: JSON.stringify({ ...JSON.parse(each.text), ...texts }) } : each,
  );
  return checkFiles(language, files)
    .filter(({ code }) => code === 'text-markup')
    .map(({ message }) => message);
}

describe('the tags of a text that a view shows by Trans', () => {
  it('are let through where its key says so, each closed', () => {
    const texts = { paid: { leftRich: '<strong>{total}</strong> entro il <time>{date}</time>' } };

    expect(markupOf('errors', texts)).toEqual([]);
  });

  it.each([
    ['has another key', { paid: { left: '<strong>{total}</strong>' } }, '“<strong>”'],
    ['has one that is not closed', { leftRich: 'Ora <strong>{total}' }, '“<strong>”'],
    ['closes another', { leftRich: '<strong>Ora</time>' }, '“<strong>”'],
    ['has one within another', { leftRich: '<a>Ora <b>{total}</b></a>' }, '“<a>”'],
    ['has one with attributes', { leftRich: '<a href="/">Ora</a>' }, '“<a href="/">”'],
    ['has one that is empty', { leftRich: 'Ora<br/>' }, '“<br/>”'],
    ['has signs of HTML', { leftRich: '<b>Ora</b>&nbsp;' }, '“&nbsp;”'],
  ])('are told of a text that %s', (_case, texts, markup) => {
    expect(markupOf('errors', texts)).toEqual([expect.stringContaining(markup)]);
  });

  it('are told of every text of a journey, which no view shows', () => {
    expect(markupOf('visit', { leftRich: '<strong>Ora</strong>' })).toEqual([
      expect.stringContaining('“<strong>”'),
    ]);
  });
});
