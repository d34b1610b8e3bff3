import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTexts, firstTrees, I18nextProvider, refuseMissingText } from '#i18n';
import { KitProvider, PlacesContext } from '#ui/kit';
import { Footer } from './Footer.tsx';

const texts = createTexts({
  trees: firstTrees,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: refuseMissingText,
});

function addressesOf(addresses: Record<string, string>): (string | null)[] {
  render(
    <I18nextProvider i18n={texts.i18n}>
      <KitProvider locale="it-IT">
        <PlacesContext value={{ addresses, newTab: '' }}>
          <Footer />
        </PlacesContext>
      </KitProvider>
    </I18nextProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it('leads straight to the pages that the bank keeps on its own site [NAV-12]', () => {
  const places = {
    transparency: 'https://bank.example/trasparenza.html',
    privacy: 'https://bank.example/privacy.html',
    cookies: 'https://bank.example/cookie.html',
  };

  expect(addressesOf(places)).toEqual(Object.values(places));
});

it('leads to the portal’s own pages where the bank names none [NAV-12]', () => {
  expect(addressesOf({})).toEqual(['/trasparenza', '/privacy', '/cookie']);
});
