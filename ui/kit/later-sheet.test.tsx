import { afterEach, expect, it } from 'vitest';
import { laterSheet } from './later-sheet.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => {
  for (const link of links()) link.remove();
  delete document.documentElement.dataset['laterSheet'];
});

it('is fetched once for everyone who waits for it, and again where that failed [HOLDER-10]', async () => {
  document.documentElement.dataset['laterSheet'] = '/assets/later-1.css';

  const failed = laterSheet();
  const waiting = laterSheet();
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/later-1.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/assets/later-1.css could not be fetched');
  await expect(waiting).rejects.toThrow('could not be fetched');
  expect(links()).toEqual([]);

  const again = laterSheet();
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
  await laterSheet();
  expect(links()).toHaveLength(1);
});

it('stands behind the sheets that the page has, so that its rules win over theirs [HOLDER-10]', async () => {
  document.documentElement.dataset['laterSheet'] = '/assets/later-2.css';
  const first = document.createElement('link');
  first.rel = 'stylesheet';
  document.body.append(first);

  const fetched = laterSheet();
  links().at(-1)?.dispatchEvent(new Event('load'));
  await fetched;

  expect(links().map(({ parentElement }) => parentElement?.tagName)).toEqual(['BODY', 'BODY']);
  expect(links()[0]).toBe(first);
});
