import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample, openSmallFolder, openSome, type SmallFolder } from './small-folder.ts';

const add = (folder: SmallFolder, called: string, journey = 'statement-email') =>
  folder.percorso(['new', 'step', journey, 'extra', '--kind', 'journey', '--journey', called]);

const stepOf = ({ path }: SmallFolder, journey: string): unknown =>
  JSON.parse(readFileSync(join(path, `journeys/${journey}/journey.json`), 'utf8')).steps.extra;

describe('a new step that runs a journey', () => {
  it('leads on where that has done what it is for, and leads all else to the ends of the same name', async () => {
    const folder = openSome('phone-change', 'ecode-unlock', 'sca');

    await add(folder, 'ecode-unlock', 'phone-change');

    expect(stepOf(folder, 'phone-change')).toMatchObject({
      exits: {
        completed: { to: 'send-code' },
        blocked: { to: 'blocked' },
        cancelled: { to: 'cancelled' },
        uncertain: { to: 'uncertain' },
      },
    });
  });

  it('tells which of its exits lead where nobody has said', async () => {
    const folder = openSome('phone-change', 'ecode-unlock', 'sca');

    const { printed } = await add(folder, 'ecode-unlock', 'phone-change');
    const inItalian = await openSome('phone-change', 'ecode-unlock', 'sca').percorsoInItalian(
      'new step phone-change extra --kind journey --journey ecode-unlock'.split(' '),
    );

    expect(printed).toContain(
      '"phone-change" has no end of these names. Decide in journeys/phone-change/journey.json where they lead; now they are: extra.exits.not-done → cancelled, extra.exits.not-allowed → cancelled.\n',
    );
    expect(inItalian.printed).toContain('Decidi in journeys/phone-change/journey.json dove portano; ');
  });

  it('lets check find those exits until somebody has decided', async () => {
    const folder = openSmallFolder();
    const file = 'journeys/phone-change/journey.json';

    const { code, warned } = await add(folder, 'ecode-unlock', 'phone-change');
    const { printed } = await folder.percorso(['check']);
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replaceAll(/"note": "Strada da decidere",\s*/g, ''));
    const decided = await folder.percorso(['check']);

    expect({ code, warned }).toEqual({ code: 0, warned: '' });
    expect(printed).toContain('Where "not-done" leads is still to be decided.');
    expect(printed).toContain('Where "not-allowed" leads is still to be decided.');
    expect(printed).toContain(' 2 errors, ');
    expect(decided.printed).toContain(' 0 errors, ');
  });

  it('refuses to run itself, at once or through others', async () => {
    const folder = openSome('phone-change', 'ecode-manage', 'ecode-unlock', 'sca');

    const itself = await add(folder, 'phone-change', 'phone-change');
    const through = await add(folder, 'ecode-manage', 'ecode-unlock');
    const proof = await add(folder, 'phone-change', 'sca');

    expect(itself).toMatchObject({
      code: 2,
      printed: '',
      warned: 'percorso new: "phone-change" cannot run itself: name another journey with --journey.\n',
    });
    expect(through.warned).toContain('"ecode-manage" runs "ecode-unlock", at once or through others, ');
    expect(proof.warned).toContain('"phone-change" runs "sca", ');
  });

  it('is passed by the scenarios once they are explored, through the called journey where it asks much', async () => {
    const folder = openSmallFolder();

    const made = await add(folder, 'statement-email', 'phone-change');
    const explored = await folder.percorso(['explore', 'phone-change', '--write']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);
    const { printed } = await folder.percorso(['check']);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect(made.printed).toContain(
      'Then "percorso explore phone-change --write" leads the scenarios that meet "extra" through the journey',
    );
    expect(explored.printed).toContain('mended   journeys/phone-change/scenarios/changes-the-number.json\n');
    expect(tested).toMatchObject({ code: 0, printed: expect.stringContaining(' 0 failed; ') });
    // Who is not let in comes by a way that is still to be decided.
    expect(printed).toContain('Where "not-allowed" leads is still to be decided.');
    expect(printed).toContain(' 1 error, ');
  });

  it('tells what it breaks in the journeys that run its own', async () => {
    const folder = openSome('payee-delete', 'phone-topup', 'sca', 'app-approval');
    const typed = ['new', 'step', 'payee-delete', 'gone', '--kind', 'end', '--from', 'confirm'];

    const { code, warned } = await folder.percorso(typed);

    expect(code).toBe(1);
    expect(warned).toContain('Now check finds what is left for you to mend: 1.\n');
    expect(warned).toMatch(/^journeys\/phone-topup\/journey\.json:\d+:\d+ exit-missing: /m);
  });

  it('tells nothing that check found before', async () => {
    const folder = openSome('payee-delete');
    const file = 'journeys/payee-delete/journey.json';
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replace('"start"', '"strat": 1,\n  "start"'));

    const { warned } = await folder.percorso(['new', 'step', 'payee-delete', 'more', '--kind', 'form']);

    expect(warned).toBe('');
  });
});

describe('percorso new', () => {
  it.each([
    ['step phone-change extra --kind call --operation readPinStatu', 'Did you mean "readPinStatus"?'],
    ['step phone-change extra --kind cal --operation readPinStatus', 'Did you mean "call"?'],
    ['step phone-change extra --kind journey --journey pin-veiw', 'Did you mean "pin-view"?'],
    ['step phone-change extra --kind view --view secret-countdwon', 'Did you mean "secret-countdown"?'],
    ['step phone-chnage extra --kind form', 'Did you mean "phone-change"?'],
    ['step phone-change extra --kind form --from enter-nubmer', 'Did you mean "enter-number"?'],
    ['step phone-change extra --kind form --action sumbit', 'Did you mean "submit"?'],
  ])('tells of %s which name may be meant', async (typed, hint) => {
    const { code, warned } = await openExample().percorso(['new', ...typed.split(' ')]);

    expect(code).toBe(2);
    expect(warned).toContain(hint);
  });
});
