import { createTexts, firstTrees, I18nextProvider } from '#i18n';
import { type ReactNode, StrictMode } from 'react';
import { NotOpened } from './NotOpened.tsx';
import { PortalApp } from './PortalApp.tsx';
import type { Settings, SettingsRead } from '../state/settings.ts';
import type { Shell } from '../state/shell.ts';

export type Opening = {
  read: () => Promise<SettingsRead>;
  /** Puts the portal together, in another language once its texts are there. */
  shellOf: (settings: Settings) => Shell | Promise<Shell>;
  /** Draws in place of what was drawn before. */
  draw: (page: ReactNode) => void;
};

/** Opens the portal, or says why it cannot and lets the holder try again: there is never nothing to see (S-86). */
export async function openPortal(opening: Opening, attempt = 1): Promise<void> {
  const { read, shellOf, draw } = opening;
  const opened = await read().then((outcome) => shellIn(outcome, shellOf));
  if (opened.kind === 'open')
    return draw(
      <StrictMode>
        <PortalApp shell={opened.shell} />
      </StrictMode>,
    );
  const again = (): Promise<void> => openPortal(opening, attempt + 1);
  // Its own each time, so that the heading is read out again.
  return draw(
    <I18nextProvider i18n={textsWithoutBrand().i18n}>
      <NotOpened key={attempt} why={opened.kind} onRetry={again} />
    </I18nextProvider>,
  );
}

type Opened = { kind: 'open'; shell: Shell } | { kind: 'unreached' | 'unfit' };

async function shellIn(outcome: SettingsRead, shellOf: Opening['shellOf']): Promise<Opened> {
  if (outcome.kind !== 'read') return outcome;
  try {
    return { kind: 'open', shell: await shellOf(outcome.settings) };
  } catch (error) {
    // The browser’s own log, as for whatever else breaks off.
    reportError(error);
    return { kind: 'unfit' };
  }
}

/** The settings say whose portal this is, and they are not here. */
const textsWithoutBrand = () =>
  createTexts({
    trees: firstTrees,
    onMissing: (_namespace, key) => key,
    brand: { name: '', eCode: '', helpLine: '', lockLine: '' },
  });
