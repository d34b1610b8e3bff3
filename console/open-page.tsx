import { createTexts, I18nextProvider } from '#i18n';
import { KitProvider } from '#ui/kit';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import words from '../i18n/it/console.json' with { type: 'json' };
import './console.css';

/** Draws a page of the console, with its words and the kit around it. */
export function openPage(page: ReactNode): void {
  const { i18n } = createTexts({
    trees: { console: words },
    brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    onMissing: (_file, key) => key,
  });
  createRoot(document.querySelector('#root') ?? document.body).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <KitProvider locale="it-IT">{page}</KitProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
