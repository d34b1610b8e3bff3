import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmptyFolder, openExample } from './small-folder.ts';

const goals = [
  ['tell', 'readPinStatus'],
  ['ask', 'nameCard'],
  ['act', 'lockCard'],
  ['confirm', 'changeSpendingControl'],
  ['pay', 'topUpPhone'],
  ['choose', 'listPayees'],
  ['upload', 'sendHelpMessage'],
] as const;

const titled = ['--title', 'Nuovo servizio'];

const ordered = (typed: string): string[] => ['new', 'journey', 'my-service', ...typed.split(' '), ...titled];

it('each goal is explained by percorso new --help, in both languages [STUDIO-15]', async () => {
  const folder = openEmptyFolder();
  const helps = [await folder.percorso(['new', '--help']), await folder.percorsoInItalian(['new', '--help'])];

  for (const { printed } of helps)
    for (const [goal] of goals) expect(printed).toMatch(new RegExp(`\\b${goal}(?: \\(|,| or | o )`, 'u'));
});

describe('a new journey for a goal', () => {
  it.each(goals)(
    'to %s with %s has nothing that check finds, and its scenarios pass all of it [STUDIO-15]',
    async (goal, operation) => {
      const folder = openExample();
      const { printed: before } = await folder.percorso(['check', '--format', 'json']);

      const made = await folder.percorso(ordered(`--goal ${goal} --operation ${operation} --listed help`));

      expect(made).toMatchObject({ code: 0, warned: '' });
      expect((await folder.percorso(['check', '--format', 'json'])).printed).toBe(before);
      const tested = await folder.percorso(['test', 'my-service', '--min-coverage', '100']);
      expect(tested.printed).toMatch(/my-service +(\d+)\/\1\b/);
      expect(tested.code).toBe(0);
    },
  );

  it.each(['tell', 'ask', 'choose'])(
    'to %s may do without the bank, and begins in an empty folder [STUDIO-15]',
    async (goal) => {
      const folder = openEmptyFolder();
      folder.write('journeys/.keep', '');

      const made = await folder.percorso(ordered(`--goal ${goal}`));

      expect(made).toMatchObject({ code: 0, warned: '' });
      expect((await folder.percorso(['check'])).code).toBe(0);
      expect((await folder.percorso(['test', 'my-service', '--min-coverage', '100'])).code).toBe(0);
    },
  );

  it('is titled and asks what the operation must be sent', async () => {
    const folder = openExample();

    await folder.percorso(ordered('--goal pay --operation topUpPhone --route /my-service'));

    const read = (path: string): unknown => JSON.parse(readFileSync(join(folder.path, path), 'utf8'));
    expect(read('i18n/it/my-service.json')).toMatchObject({
      opens: { title: 'Nuovo servizio' },
      ask: { title: 'Nuovo servizio', fields: { netAmount: { label: 'Importo della ricarica' } } },
      confirm: { body: 'Stai per pagare **{netAmount, money}**. Dopo PAGA non si può annullare.' },
    });
    expect(read('journeys/my-service/journey.json')).toMatchObject({
      opens: { routes: ['/my-service'], input: { cardId: 'card.id' } },
      steps: {
        send: {
          headers: { criticalData: { cat: [{ var: 'data.phoneNumber' }, '-', { var: 'data.netAmount' }] } },
          body: { payee: { phoneNumber: { var: 'data.phoneNumber' } } },
          commit: { unsure: { to: 'unknown' } },
          stepUp: { exits: { closed: { to: 'confirm' } } },
        },
      },
    });
  });

  it('is among the popups that the folder lists, behind those that are there; one that nothing opens is not', async () => {
    const folder = openExample();
    folder.write('journeys/popups.json', '[\n  "EDIT_TEL_NUMB",\n  "VIEW_PIN"\n]\n');

    await folder.percorso(ordered('--goal tell'));
    await folder.percorso(['new', 'journey', 'a-plain-one']);

    expect(readFileSync(join(folder.path, 'journeys/popups.json'), 'utf8')).toBe(
      '[\n  "EDIT_TEL_NUMB",\n  "VIEW_PIN",\n  "MY_SERVICE"\n]\n',
    );
  });

  it.each([
    [['--goal', 'tell', '--operation', 'topUpPhone', ...titled], '"topUpPhone" does not serve this goal'],
    [['--goal', 'pay', ...titled], 'Choose the operation.'],
    [['--goal', 'win', ...titled], 'there is no goal "win".'],
    [['--goal', 'tell'], 'a journey for a goal needs --title, in Italian.'],
  ])('is refused with %j, and nothing is written', async (typed, message) => {
    const folder = openExample();

    const { code, warned } = await folder.percorso(['new', 'journey', 'my-service', ...typed]);

    expect(code).not.toBe(0);
    expect(warned).toContain(message);
    expect(() => readFileSync(join(folder.path, 'journeys/my-service/journey.json'))).toThrow('ENOENT');
  });
});
