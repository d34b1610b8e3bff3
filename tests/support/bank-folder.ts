import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const program = join(import.meta.dirname, '../../cli/bin/this-node.js');

/** A bank’s own folder, in which commands are run as the bank runs them. */
export type BankFolder = {
  path: string;
  percorso: (...typed: readonly string[]) => string;
  /** Changes a file of JSON; one that is not there begins empty. */
  change: (file: string, how: (value: never) => unknown) => void;
};

/** Lays a bank’s folder where nothing stands. */
export function layBankFolder(): BankFolder {
  const path = mkdtempSync(join(tmpdir(), 'bank-'));
  const percorso = (...typed: readonly string[]): string =>
    execFileSync(process.execPath, [program, ...typed, '--lang', 'en'], { cwd: path, encoding: 'utf8' });
  percorso('init', '.');
  return {
    path,
    percorso,
    change: (file, how) => {
      const place = join(path, file);
      mkdirSync(dirname(place), { recursive: true });
      // Anyone who changes it says what is in it.
      writeFileSync(place, JSON.stringify(how(readJson(place) as never), null, 2));
    },
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

type Journey = { version: string; steps: Record<string, object> };
type Texts = Record<string, object>;

/**
 * Has a bank say one text otherwise, ask once more before a card is locked, and offer a journey of its own, to which a deep link
 * leads and a message of the bank’s.
 */
export function fillBankFolder({ percorso, change }: BankFolder): void {
  change('i18n/it/login.json', () => ({ title: 'Entra in Banca Prova' }));
  percorso('adapt', 'card-lock');
  change('journeys/card-lock/journey.json', ({ steps, ...journey }: Journey) => ({
    ...journey,
    version: '1.1.0',
    steps: {
      ...steps,
      confirm: { ...steps['confirm'], actions: { submit: { to: 'sure' }, close: { to: 'cancelled' } } },
      sure: {
        kind: 'form',
        popup: 'CARD_LOCK',
        back: 'none',
        actions: { submit: { to: 'lock' }, close: { to: 'cancelled' } },
      },
    },
  }));
  change('i18n/it/card-lock.json', (texts: Texts) => ({
    ...texts,
    sure: {
      title: 'Sei sicuro?',
      body: 'Dopo il blocco nessuno la usa.',
      actions: { submit: 'SÌ, BLOCCA', close: 'ANNULLA' },
    },
  }));
  percorso('new', 'journey', 'lost-card', '--listed', 'help', '--route', '/carta-smarrita');
  change('i18n/it/lost-card.json', (texts: Texts) => ({
    ...texts,
    opens: { title: 'Carta smarrita', label: 'Ho perso la carta', text: 'Dicci dove, e quando.' },
    ask: {
      ...texts['ask'],
      title: 'Dove hai perso la carta?',
      fields: { answer: { label: 'Il luogo' } },
    },
  }));
  change('journeys/deep-links.json', () => ({ links: { smarrita: { to: ['/', '/carta-smarrita'] } } }));
  change('journeys/trigger-timeline.json', () => ({
    messages: { CARD_FOUND: { status: 'ok', offers: '/carta-smarrita' } },
  }));
  change('i18n/it/timeline.json', () => ({
    CARD_FOUND: { message: 'La tua carta è in filiale.', action: 'Racconta com’è andata' },
  }));
}
