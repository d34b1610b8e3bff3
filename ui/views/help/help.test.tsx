import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, firstTrees, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import { KitProvider, PlacesContext } from '#ui/kit';
import { HelpArea } from './HelpArea.tsx';

async function show(page: string, addresses: Record<string, string> = {}) {
  const texts = createTexts({
    trees: firstTrees,
    brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    onMissing: refuseMissingText,
  });
  texts.add('help', await loadTree('help'));
  const leave = vi.fn<(address: string) => void>();
  render(
    <I18nextProvider i18n={texts.i18n}>
      <KitProvider locale="it-IT">
        <PlacesContext value={{ addresses, newTab: '' }}>
          <HelpArea page={page} leave={leave} />
        </PlacesContext>
      </KitProvider>
    </I18nextProvider>,
  );
  return leave;
}

describe('the pages of information', () => {
  it('list the numbers to call, ready to be dialled [ROUTE-24]', async () => {
    await show('numbers');

    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['tel:800000100', 'tel:+390200000100', 'tel:800000200', 'tel:+390200000200']);
  });

  it.each([
    [/16 centesimi/u, /26/u],
    [/1% e il 2%/u, /7 ai 10 giorni/u],
  ])('answer what things cost, with the facts of the documents [ROUTE-25]: %s %s', async (...facts) => {
    await show('faq');

    const words = document.querySelector('body')?.textContent ?? '';
    for (const fact of facts) expect(words).toMatch(fact);
  });

  it.each([
    ['numbers', 'useful-numbers', '[ROUTE-24]'],
    ['faq', 'faq', '[ROUTE-25]'],
    ['transparency', 'transparency', '[NAV-12]'],
    ['privacy', 'privacy', '[NAV-12]'],
    ['cookies', 'cookies', '[NAV-12]'],
  ])('of %s give way to the bank’s own, where it names one for %s %s', async (page, place) => {
    const leave = await show(page, { [place]: 'https://bank.example/page' });

    expect(leave.mock.calls).toEqual([['https://bank.example/page']]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stay where the bank names none', async () => {
    const leave = await show('faq', { 'useful-numbers': 'https://bank.example/page' });

    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Domande frequenti' })).toBeTruthy();
  });
});
