import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSort } from '../../cli/language-server/names/known-names.ts';
import { openEditor, project } from './editor.ts';
import { offeredBy, typedIn } from './typed-in.ts';

const journey = 'journeys/phone-change/journey.json';
const scenario = 'journeys/phone-change/scenarios/asked-too-soon.json';
const document = 'journeys/document-update/scenarios/bank-down.json';
const form = 'journeys/ecode-insert/forms/new-code.json';

let editor: Awaited<ReturnType<typeof openEditor>>;

beforeAll(async () => {
  editor = await openEditor({ folder: project });
});

afterAll(() => editor.quit());

const caretIn = (file: string, words: string): Promise<string> =>
  editor.hover(
    file,
    typedIn(
      editor,
      file,
      words,
      words.replace(/.(?="?$)/, (last) => `¦${last}`),
    ),
  );

describe('the names that percorso lsp offers', () => {
  it.each([
    ['a step', '"to": "send-code"', '"to": "¦"', 'enter-code', 'form · code · EDIT_TEL_NUMB_OTP'],
    ['the first step', '"start": "enter-number"', '"start": "¦"', 'done', 'end · completed'],
    ['an operation', '"operation": "generateOtpSca"', '"operation": "¦"', 'verifyOtpNewNumber', ''],
    ['a datum', '"var": "data.phone"', '"var": "¦"', 'data.otp', 'provider:OtpCode'],
    ['a flag', '"var": "data.phone"', '"var": "¦"', 'card.profiling.KEY_6.state', 'ATTIVO | '],
    [
      'a value of a flag',
      '"allow": {\n    "use": "service-open",\n    "with": { "service": "MODIFICA_NUMERO" }\n  }',
      '"allow": { "===": [{ "var": "card.profiling.MODIFICA_NUMERO.state" }, "¦"] }',
      'ATTIVO',
      'card.profiling.MODIFICA_NUMERO.state',
    ],
    ['a form', '"form": "code"', '"form": "¦"', 'phone-number', 'telephoneNumber'],
    ['a popup', '"popup": "EDIT_TEL_NUMB"', '"popup": "¦"', 'EDIT_TEL_NUMB_OTP', 'popup'],
    ['a field of a form', '"/telephoneNumber"', '"¦"', '/telephoneNumber', 'text'],
    ['a field for an error', '"field": "/otp"', '"field": "¦"', '/otp', 'text'],
    ['a limit', '"counts": "wrong-code"', '"counts": "¦"', 'wrong-code', 'at most 5 · in a row · → blocked'],
    ['a code of the call', '"OTP_TOO_SOON": {', '"¦": {', 'OTP_TOO_SOON', 'SHOW'],
    [
      'a part of a refusal',
      '"OTP_TOO_SOON": {',
      '"OTP_TOO_SOON": { "sets": { "data.phone": { "var": "¦" } },',
      'result.retryAfter',
      'Retry-After',
    ],
    ['a code of any call', '"NUMBER_NOT_VERIFIED": {', '"¦": {', '5707', 'FIELD'],
    ['a type', '"provider:PhoneDigits"', '"¦"', 'provider:OtpCode', 'text'],
    ['a point', '"before": "verify.ok"', '"before": "¦"', 'verify.5707', 'call'],
    ['a member of a body', '"newNumber": {', '"¦": {', 'newNumber', 'text'],
    ['a path of data to write', '"data.otp": "/otp"', '"¦": "/otp"', 'data.otp', 'provider:OtpCode'],
    ['a popup that opens it', '["EDIT_TEL_NUMB"]', '["¦"]', 'EDIT_TEL_NUMB_OTP', 'popup'],
    ['a datum that another is from', '"sensitive": true', '"from": ["¦"]', 'otp', 'provider:OtpCode'],
    [
      'a step where a run of before goes on',
      '"start": "enter-number"',
      '"migrations": [{ "from": "1.x", "steps": { "old": "¦" } }], "start": "enter-number"',
      'enter-code',
      'form · code · EDIT_TEL_NUMB_OTP',
    ],
    [
      'an action beside a line',
      '"popup": "EDIT_TEL_NUMB_OTP"',
      '"popup": "EDIT_TEL_NUMB_OTP", "summary": { "otp": { "change": ["¦"] } }',
      'resend',
      'enter-code',
    ],
    ['a guard with a name', '"use": "service-open"', '"use": "¦"', 'service-open', 'service'],
    [
      'what such a guard takes',
      '"service": "MODIFICA_NUMERO"',
      '"¦": "MODIFICA_NUMERO"',
      'service',
      'service-open',
    ],
    ['an input', '"cardIds": "cards.ids"', '"¦": "cards.ids"', 'cardIds', 'list'],
  ])('are, for %s, those that may stand there', async (_what, ...[before, after, name, detail]) => {
    const names = await offeredBy(editor, journey, before, after);

    expect(names.get(name)).toContain(detail);
  });

  it.each([
    ['journeys/errors.json', '"popup.locked"', '"¦"', 'otp.tooSoon', ''],
    ['journeys/errors.json', '"5709"', '"¦"', '5707', 'FIELD'],
    ['journeys/deep-links.json', '"/assistance"', '"¦"', '/cardsmanagement', 'page'],
    ['journeys/trigger-timeline.json', '"/migration"', '"¦"', '/editUserData', 'page'],
    [
      'journeys/trigger-timeline.json',
      '"offers": "REGISTRATION_CODE"',
      '"offers": "¦"',
      'TUTORIAL_K6',
      'popup',
    ],
    [scenario, '"action": "submit"', '"action": "¦"', 'resend', 'enter-code'],
    [scenario, '"operation": "generateOtpSca"', '"operation": "¦"', 'updateContact', ''],
    [scenario, '"telephoneNumber"', '"¦"', 'telephoneNumber', 'text'],
    [document, '"operation": "authorizeDocumentId"', '"operation": "¦"', 'updateContact', ''],
    [scenario, '"phone-change/enter-number"', '"¦"', 'phone-change/verify', 'call'],
    [scenario, '"enter-number.errors.OTP_TOO_MANY"', '"¦"', 'errors:otp.tooSoon', ''],
    [form, '"equals": "keySix"', '"equals": "¦"', 'keySix', 'text'],
    ['journeys/help-desk-message/forms/message.json', '"data.subjects"', '"¦"', 'data.subjects', 'list'],
  ])('stand in %s, in place of %s, as well', async (file, ...[before, after, name, detail]) => {
    const names = await offeredBy(editor, file, before, after);

    expect(names.get(name)).toContain(detail);
  });

  it('are, for an exit, the outcomes of the journey that the step runs', async () => {
    const file = 'journeys/kyc/journey.json';
    const [, called = ''] = /"journey": "([^"]+)"/.exec(editor.read(file)) ?? [];
    const [first = ''] = /"exits": \{\s*"[^"]+"/.exec(editor.read(file)) ?? [];

    const names = await offeredBy(editor, file, first, first.replace(/"[^"]+"$/, '"¦"'));
    const outcomes = editor.read(`journeys/${called}/journey.json`).matchAll(/"outcome": "([^"]+)"/g);

    expect([...outcomes].map(([, outcome]) => outcome)).toEqual(expect.arrayContaining([...names.keys()]));
    expect(names.size).toBeGreaterThan(0);
  });

  it('replace the whole name, which an editor would end at a dot or a dash', async () => {
    const text = typedIn(editor, journey, '"var": "data.phone"', '"var": "data.p¦hone"');

    const [item] = (await editor.complete(journey, text)).filter(({ label }) => label === 'data.otp');

    const range = item?.textEdit && 'range' in item.textEdit ? item.textEdit.range : undefined;
    expect((range?.end.character ?? 0) - (range?.start.character ?? 0)).toBe('data.phone'.length);
  });

  it.each([
    ['a quote is missing', '"to": "send-code" },\n', '"to": "¦ },\n', 'enter-code'],
    ['a comma is missing', '"start": "enter-number",', '"start": "¦"', 'enter-code'],
    [
      'a value is missing above',
      '"form": "phone-number",',
      '"form": \n "after": { "to": "¦" },',
      'enter-code',
    ],
    ['names stand one on each line', '["phone-number", "code"]', '[\n"phone-number",\n"¦"\n]', 'code'],
  ])('are offered while %s', async (_what, ...[before, after, name]) => {
    expect([...(await offeredBy(editor, journey, before, after)).keys()]).toContain(name);
  });

  it('are offered where lines end as on Windows', async () => {
    const text = typedIn(editor, journey, '"to": "send-code"', '"to": "¦"').replaceAll('\n', '\r\n');

    const labels = (await editor.complete(journey, text)).map(({ label }) => label);

    expect(labels).toContain('enter-code');
  });

  it('are those of the file as it is typed, not as it was saved', async () => {
    const text = typedIn(editor, journey, '"to": "send-code"', '"to": "¦"').replace(
      '"unknown": {',
      '"unknown-now": {',
    );

    const labels = (await editor.complete(journey, text)).map(({ label }) => label);

    expect(labels).toContain('unknown-now');
  });

  it('leave out the keys that stand there already', async () => {
    const names = await offeredBy(editor, journey, '"cardIds": { "var"', '"¦": { "var"');

    expect([names.has('cardIds'), names.has('newNumber')]).toEqual([true, false]);
  });

  it('are none where none stands', async () => {
    expect(await offeredBy(editor, journey, '"surface": "dialog"', '"surface": "¦"')).toEqual(new Map());
    expect(await offeredBy(editor, journey, '"cat": ["+39"', '"cat": ["¦"')).toEqual(new Map());
  });

  it('are of sorts that the schemas and the server call alike', () => {
    const folder = join(import.meta.dirname, '../../schemas/journey');
    const schemas = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const sorts = [...schemas.join('').matchAll(/"x-(?:names|keys)": "([^"]+)"/g)].map(
      ([, sort = '']) => sort,
    );

    expect(sorts.length).toBeGreaterThan(40);
    expect(sorts.filter((sort) => !isSort(sort))).toEqual([]);
  });
});

describe('what percorso lsp says of a name', () => {
  it.each<[words: string, told: string[], file?: string]>([
    ['"var": "card.profiling.IBAN_PREPAID.state"', ['ATTIVO | '], 'journeys/phone-topup/journey.json'],
    ['"var": "data.otp"', ['provider:OtpCode', 'text', 'sensitive', 'next-call']],
    ['"counts": "wrong-code"', ['at most 5']],
    [
      '"operation": "updateContact"',
      ['commit', 'x-sca', 'sends: ', 'newNumber', 'answers: ', 'refuses with: '],
    ],
    ['"OTP_TOO_SOON"', ['429 · SHOW']],
    ['"form": "phone-number"', ['telephoneNumber']],
    ['"to": "blocked"', ['end · blocked']],
  ])('tells of %s what it is', async (words, told, file = journey) => {
    const said = await caretIn(file, words);

    for (const each of told) expect(said).toContain(each);
  });

  it('leaves out of the refusals of an operation what the portal settles by itself', async () => {
    const said = await caretIn(journey, '"operation": "updateContact"');

    expect(said).toContain('NUMBER_NOT_VERIFIED CUSTOM');
    expect(said).not.toContain('UNAVAILABLE');
  });

  it('tells the words of a text', async () => {
    const words: unknown = JSON.parse(editor.read('i18n/it/errors.json'));

    const said = await caretIn('journeys/errors.json', '"popup.locked"');

    expect(words).toMatchObject({ popup: { locked: said.replace('popup.locked\n', '') } });
  });

  it('tells what the rule is for that found something there', async () => {
    const wrong = typedIn(editor, journey, '"to": "send-code"', '"to": "send-c¦od"');

    const said = await editor.hover(journey, wrong);

    expect(said).toContain('step-unknown: ');
  });
});

describe('where percorso lsp finds a name at home', () => {
  it.each([
    ['a step', journey, '"to": "send-c¦ode"', journey, '"send-code": {'],
    ['a form', journey, '"form": "phone-n¦umber"', 'journeys/phone-change/forms/phone-number.json', '{'],
    ['a limit', journey, '"counts": "wrong¦-code"', journey, '"wrong-code": {'],
    ['a datum', journey, '"var": "data.p¦hone"', journey, '"phone": {'],
    ['a text', 'journeys/errors.json', '"otp.too¦Soon"', 'i18n/it/errors.json', '"tooSoon"'],
    ['a step of a scenario', scenario, '"phone-change/enter-n¦umber"', journey, '"enter-number": {'],
  ])('leads from %s to its place', async (_what, ...[file, marked, home, words]) => {
    const found = await editor.definition(file, typedIn(editor, file, marked.replace('¦', ''), marked));

    const lines = editor.read(home).split('\n');
    const { line, character } = found?.range.start ?? { line: -1, character: 0 };
    expect(found?.uri).toBe(editor.uriOf(home));
    expect(lines[line]?.slice(character)).toContain(words);
    expect(lines[line]?.slice(character).startsWith(words.slice(0, 5))).toBe(true);
  });
});
