import { createTexts, I18nextProvider } from '#i18n';
import { KitProvider } from '#ui/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import studio from '../../i18n/it/studio.json' with { type: 'json' };
import { App } from './App.tsx';
import { LiveProvider } from './server/LiveProvider.tsx';
import './studio.css';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <KitProvider locale="it-IT">
        <LiveProvider>
          <App />
        </LiveProvider>
      </KitProvider>
    </I18nextProvider>
  </StrictMode>,
);
