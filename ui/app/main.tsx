import { journeys, loadErrorCatalogue } from 'virtual:journeys';
import { journeyIndex } from 'virtual:journey-index';
import type { JourneySource } from '#ui/journey';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalApp } from './PortalApp.tsx';
import { readSettings } from './settings.ts';
import { createShell } from './shell.ts';

const source: JourneySource = {
  index: journeyIndex,
  chunk: (id) => {
    const load = journeys[id];
    return load ? load() : Promise.reject(new Error(`There is no chunk of the journey "${id}".`));
  },
  errors: loadErrorCatalogue,
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const settings = await readSettings(globalThis.fetch.bind(globalThis));
createRoot(root).render(
  <StrictMode>
    <PortalApp shell={createShell({ settings, source, browser: window })} />
  </StrictMode>,
);
