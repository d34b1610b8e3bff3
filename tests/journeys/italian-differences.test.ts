import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  linesOf,
  openCommittedFolder,
  openExample,
  openSmallFolder,
  type SmallFolder,
  versionOf,
} from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';

/** Changes of the phone change a way, a refusal, a guard, a call and a promise; of its form the order; a text; a common file. */
function changeAll(folder: SmallFolder): void {
  const edit = (path: string, change: (read: Record<string, never>) => void): void => {
    const read = JSON.parse(readFileSync(join(folder.path, path), 'utf8')) as Record<string, never>; // an object, as all of ours
    change(read);
    folder.write(path, JSON.stringify(read));
  };
  edit(journey, (read) => {
    const steps = Object(read['steps']);
    delete steps['enter-code'].actions.resend;
    delete steps['resend-code'];
    steps.verify.errors['5708'].type = 'SHOW';
    steps.verify.body.otp = 'x';
    Object.assign(read, { allow: true, invariants: [{ id: 'code-first', never: 'done', before: 'verify' }] });
  });
  edit('journeys/phone-change/forms/code.json', ({ schema }) => {
    delete Object(schema).required;
  });
  edit('i18n/it/phone-change.json', (read) => {
    Object(read)['enter-number'].title = 'Numero';
  });
  edit('journeys/errors.json', ({ codes }) => {
    Object(codes)['5709'].message = 'popup.changed';
  });
}

describe('percorso diff in Italian', () => {
  it('tells all that differs, and what becomes of holders', async () => {
    const folder = openCommittedFolder(openExample());
    changeAll(folder);

    const { printed } = await folder.percorsoInItalian(['diff', 'HEAD']);

    const lines = linesOf(printed);
    expect(lines.filter((line) => !/^ {4}[-+]/.test(line))).toEqual([
      `phone-change (${versionOf('phone-change')})`,
      '  Chi è a metà deve ricominciare: un’esecuzione salvata non riprende con un altro contenuto.',
      `  Il contenuto è cambiato e la versione è ancora ${versionOf('phone-change')}.`,
      '  Passi',
      '  Vie',
      '  Rifiuti',
      '  Condizioni',
      '  Ciò che si manda, si tiene e si mostra',
      '  Promesse',
      '  Moduli',
      '  Testi',
      '',
      'journeys/errors.json',
      '      si incontra in pin-view',
      '',
      'Flussi diversi: 1; quelli in cui chi è a metà deve ricominciare: 1.',
      'File di tutti i flussi diversi: 1.',
    ]);
    expect(lines).toContain('    - enter-code —azione resend→ resend-code');
    expect(lines).toContain('    + code.otp facoltativo');
    expect(lines).toContain('    - code.otp obbligatorio');
    expect(printed).not.toMatch(/—(action|case|exit|step-up|timer|error|back|limit) |required|optional/);
  });

  it('says the same in Markdown for a request of review, with flows that are new and gone', async () => {
    const folder = openCommittedFolder(openExample());
    await folder.percorso(['new', 'journey', 'ask-once']);
    rmSync(join(folder.path, 'journeys/pin-view'), { recursive: true });
    changeAll(folder);

    const { printed } = await folder.percorsoInItalian(['diff', 'HEAD', '--format', 'markdown']);

    const lines = linesOf(printed).filter((line) => line !== '' && !line.startsWith('|'));
    expect(lines).toEqual([
      '## Flussi',
      'Flussi diversi: 3; quelli in cui chi è a metà deve ricominciare: 1; in cui non può andare avanti: 1.',
      '### ask-once è nuovo (1.0.0)',
      `### phone-change (${versionOf('phone-change')})`,
      'Chi è a metà deve ricominciare: un’esecuzione salvata non riprende con un altro contenuto.',
      `> Il contenuto è cambiato e la versione è ancora ${versionOf('phone-change')}.`,
      `### pin-view non c’è più (${versionOf('pin-view')})`,
      'Chi è a metà non può andare avanti: il flusso non c’è più.',
      '## File di tutti i flussi',
    ]);
    expect(printed).toContain('| Vie | prima | dopo |\n|---|---|---|\n');
    expect(printed).toMatch(/^\| `code-first` \| – \| /m);
  });

  it('tells of holders who go on, or go on where the bank says, and of those who come from elsewhere', async () => {
    const folder = openCommittedFolder(openSmallFolder());
    const edit = (path: string, from: RegExp, to: string): void =>
      folder.write(path, readFileSync(join(folder.path, path), 'utf8').replace(from, to));
    edit('journeys/migration/journey.json', /"MIGRATION_20_PHONE": "enter-phone",\s*/, '');
    edit('journeys/sms-alert-cancel/journey.json', /"version": "[\d.]+"/, '"version": "9.0.0"');
    edit('i18n/it/phone-change.json', /"submit": "[^"]+"/, '"submit": "Avanti così"');

    const { printed } = await folder.percorsoInItalian(['diff', 'HEAD']);

    expect(printed).toContain(
      'Chi è a metà riprende dalla domanda che la banca indica. A MIGRATION_20_PHONE ricomincia dall’inizio.',
    );
    expect(printed).toContain('Lo stesso vale per chi viene da sms-alert-threshold.');
    expect(printed).toContain(
      'Chi è a metà non se ne accorge: non è cambiato nulla di ciò che un’esecuzione salvata contiene.',
    );
  });
});
