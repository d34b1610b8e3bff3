import { createTexts, loadTree, refuseMissingText } from '#i18n';
import { expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { refusalTeller } from './refusal-teller.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it.each([
  ['limited', 'critical', /codice di registrazione/],
  ['blocked', 'locked', /carta è bloccata/],
  ['expired', 'locked', /carta è scaduta/],
  ['locked', 'locked', /servizio è bloccato/],
  ['paused', 'critical', /in pausa/],
  ['off', 'critical', /non è attivo/],
] as const)('a journey that is %s says why in a popup, with the icon %s', async (why, icon, words) => {
  const { popups } = createStores(storage);
  const trees = { errors: await loadTree('errors') };
  const texts = createTexts({
    trees,
    brand: { name: '', eCode: '', helpLine: '', lockLine: '' },
    onMissing: refuseMissingText,
  });

  refusalTeller({ popups }, texts)(why);

  expect(popups.getState()).toMatchObject({
    visible: true,
    error: {
      type: 'STANDARD',
      reason: 'CUSTOM',
      title: 'Non puoi farlo ora',
      message: expect.stringMatching(words),
      icon,
    },
  });
});
