import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { KitProvider } from '../index.ts';
import { Gallery } from './Gallery.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The gallery page has no #root to draw into.');

createRoot(root).render(
  <StrictMode>
    <KitProvider locale="it-IT">
      <Gallery />
    </KitProvider>
  </StrictMode>,
);
