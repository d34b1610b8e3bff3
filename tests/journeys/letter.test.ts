import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { lettersOfCardSecurity } from './letter/card-security.ts';
import { lettersOfCredentials } from './letter/credentials.ts';
import { lettersOfIdentity } from './letter/identity.ts';
import { lettersOfLogin } from './letter/login.ts';
import { lettersOfRegistration } from './letter/registration.ts';
import { lettersOfMoney } from './letter/money.ts';
import { lettersOfServices } from './letter/services.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

it.each([
  ...lettersOfCardSecurity,
  ...lettersOfCredentials,
  ...lettersOfIdentity,
  ...lettersOfLogin,
  ...lettersOfRegistration,
  ...lettersOfServices,
  ...lettersOfMoney,
])(
  '$journey says at $step $at, to the letter: “$words” $rows',
  ({ journey, step, popup, at, part, words }) => {
    const { steps } = read(`journeys/${journey}/journey.json`) as JourneyFile; // the checks have read it
    const shown = steps[step];
    const said = [step, ...at.split('.')].reduce<unknown>(
      (tree, key) => Object(tree)[key],
      read(`i18n/it/${journey}.json`),
    );

    const [subtitle = ''] = String(said).split('\n\n');
    const letters = part === 'subtitle' ? subtitle.replaceAll('**', '') : String(said);
    expect(letters.replaceAll('{eCode}', 'e-Code')).toBe(words);
    expect(shown && 'popup' in shown ? shown.popup : undefined).toBe(popup);
  },
);
