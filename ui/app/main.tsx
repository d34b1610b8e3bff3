import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalApp } from './PortalApp.tsx';
import { readSettings } from './settings.ts';
import { createShell } from './shell.ts';

const fetchSource = async () => (await import('./built-journeys.ts')).builtJourneys;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const settings = await readSettings(globalThis.fetch.bind(globalThis));
createRoot(root).render(
  <StrictMode>
    <PortalApp shell={createShell({ settings, fetchSource, browser: window })} />
  </StrictMode>,
);
