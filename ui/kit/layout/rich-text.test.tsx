import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PlacesContext } from '../navigate/KitProvider.tsx';
import { asWords, readRichText } from './rich-text.ts';
import { RichText } from './RichText.tsx';

it('reads paragraphs, lists, strong words and links', () => {
  const text = 'One\nline.\n\n- **first** thing\n- [second](/help)';

  expect(readRichText(text)).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'words', text: 'One line.' }] },
    {
      kind: 'list',
      items: [
        [
          { kind: 'strong', text: 'first' },
          { kind: 'words', text: ' thing' },
        ],
        [{ kind: 'link', text: 'second', target: '/help' }],
      ],
    },
  ]);
});

it('leaves everything else words: tags, scripts and other hosts lead nowhere [S-46]', () => {
  render(<RichText text={'<b>no</b> [x](javascript:alert(1)) [y](//evil.test) [z](https://evil.test)'} />);

  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(document.body.textContent).toContain('<b>no</b> [x](javascript:alert(1))');
});

it('keeps what is put into a text words, in paragraphs and strong words alike', () => {
  const card = asWords('**** **** **** 4417');
  const name = asWords('[Anna](/help)\n\n- \\o/');

  expect(readRichText(`Pay with ${card}\n\n**for ${name}**`)).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'words', text: 'Pay with **** **** **** 4417' }] },
    { kind: 'paragraph', inlines: [{ kind: 'strong', text: 'for [Anna](/help) - \\o/' }] },
  ]);
});

it('leads to the places that the bank has set, in a new tab that learns nothing of this one [S-46]', () => {
  render(
    <PlacesContext value={{ addresses: { rates: 'https://rates.test/' }, newTab: 'new tab' }}>
      <RichText text="See [the rates](link:rates) or [nowhere](link:nowhere)." />
    </PlacesContext>,
  );

  const [link, ...others] = screen.getAllByRole('link');

  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('https://rates.test/');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

it('lets a press call the numbers that are told, in bold as well, and takes no amount for one', () => {
  render(
    <RichText text="Chiama **800 000 100**, dall’estero +39 02 0000 0100. Costa 800.000.100 € o 1800 000 1005." />,
  );

  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  expect(links).toEqual([
    ['800 000 100', 'tel:800000100'],
    ['+39 02 0000 0100', 'tel:+390200000100'],
  ]);
});
