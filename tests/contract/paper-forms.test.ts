import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../support/pdf-text.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import settings from '../../portal.config.json' with { type: 'json' };

let bank: TestBank;

beforeAll(async () => {
  bank = await openTestBank();
});

afterAll(() => bank.close());

it.each([
  ['card-reissue-form', 'Richiesta di una nuova carta'],
  ['credit-limit-form', 'Richiesta di variazione del fido'],
] as const)(
  'the settings lead to the PDF form that they name: %s [MGMT-22] [MGMT-23]',
  async (name, title) => {
    const reply = await bank.app.inject({ method: 'GET', url: settings.links.places[name] });

    expect(reply.headers['content-type']).toBe('application/pdf');
    expect((await pdfText(reply.rawPayload)).join('\n')).toContain(title);
  },
);
