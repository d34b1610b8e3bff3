import { beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { openEmptyFolder, type SmallFolder } from './small-folder.ts';

let folder: SmallFolder;

beforeEach(async () => {
  folder = openEmptyFolder();
  expect(await folder.percorso(['init', '.'])).toMatchObject({ code: 0, warned: '' });
});

async function found(path: string, texts: object): Promise<Pick<Finding, 'code' | 'file' | 'message'>[]> {
  folder.write(path, JSON.stringify(texts));
  return JSON.parse((await folder.percorso(['check', '--format', 'json'])).printed);
}

describe('texts that a bank lays over those of a page', () => {
  const file = 'i18n/it/login.json';

  it('have no key that the page does not show, and no placeholder that it does not fill', async () => {
    const all = await found(file, { lead: 'Entra con {pippo}.', submitt: 'Entra' });

    expect(all).toEqual([
      expect.objectContaining({
        code: 'placeholder-unknown',
        file,
        message: 'Nothing fills the placeholder {pippo}.',
      }),
      expect.objectContaining({
        code: 'text-unused',
        file,
        message: 'Nothing shows the text "submitt".',
        hint: 'Did you mean "submit"?',
      }),
    ]);
  });

  it('may hold what the page’s own text holds, and the names of the bank', async () => {
    expect(
      await found('i18n/it/views.json', { plans: { none: 'Chiama {helpLine}: {brand} ti risponde.' } }),
    ).toEqual([]);
    expect(await found('i18n/it/views.json', { plans: { until: 'Vale fino al {date}.' } })).toEqual([]);
  });

  it('may make a numbered list longer', async () => {
    expect(
      await found('i18n/it/help.json', { faq: { 10: { title: 'Dove siete?', body: 'A Milano.' } } }),
    ).toEqual([]);
    expect(await found('i18n/it/help.json', { faq: { 10: { titel: 'Dove siete?' } } })).toEqual([
      expect.objectContaining({ code: 'text-unused', message: 'Nothing shows the text "faq.10.titel".' }),
    ]);
  });

  it('of refusals may be ones of the bank’s that its journeys name', async () => {
    const texts = 'i18n/it/errors.json';
    expect(await found(texts, { ours: { late: 'È tardi.' } })).toEqual([
      expect.objectContaining({ code: 'text-unused', file: texts }),
    ]);
    folder.write(
      'journeys/errors.json',
      JSON.stringify({ codes: { LATE: { type: 'BLOCKER', message: 'ours.late' } } }),
    );
    expect((await found(texts, { ours: { late: 'È tardi.' } })).map(({ code }) => code)).not.toContain(
      'text-unused',
    );
  });
});
