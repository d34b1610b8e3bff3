import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEditor, project } from './editor.ts';
import { offeredBy, typedIn } from './typed-in.ts';

const texts = 'i18n/it/phone-change.json';
const journey = 'journeys/phone-change/journey.json';

let editor: Awaited<ReturnType<typeof openEditor>>;

beforeAll(async () => {
  editor = await openEditor({ folder: project });
});

afterAll(() => editor.quit());

const said = (file: string, words: string): Promise<string> =>
  editor.hover(file, typedIn(editor, file, words.replace('¦', ''), words));

describe('the keys of texts that percorso lsp offers', () => {
  it.each([
    ['a step without its texts', '"enter-number": {', '"¦": {', 'enter-number', 'form · phone-number'],
    ['a part of a screen', '"title": "Inserisci il codice"', '"¦": ""', 'title', 'required'],
    ['an action', '"submit": "AVANTI"', '"¦": "AVANTI"', 'submit', 'send-code'],
    ['a field', '"otp": {', '"¦": {', 'otp', 'text'],
    ['a text of a field', '"help": "Dopo', '"¦": "Dopo', 'help', 'optional'],
    ['a refusal', '"OTP_TOO_MANY": "Hai', '"¦": "Hai', 'OTP_TOO_MANY', 'SHOW'],
  ])('are, for %s, those that the journey needs there', async (_what, ...[before, after, name, detail]) => {
    const names = await offeredBy(editor, texts, before, after);

    expect(names.get(name)).toContain(detail);
  });

  it('leave out what has its text already, and steps that show none', async () => {
    const names = await offeredBy(editor, texts, '"enter-number": {', '"¦": {');

    expect(names.has('enter-code')).toBe(false);
    expect(names.has('send-code')).toBe(false);
  });

  it('are none in texts of no journey', async () => {
    expect(await offeredBy(editor, 'i18n/it/errors.json', '"popup": {', '"¦": {')).toEqual(new Map());
  });
});

describe('the placeholders that percorso lsp offers', () => {
  it('are those that the step shows, each with what fills it, and the names of the bank', async () => {
    const names = await offeredBy(editor, texts, 'nuovo numero **{phone, phone}', 'nuovo numero **{¦}');

    expect(names.get('phone')).toContain('data.phone');
    expect([...names.keys()]).toEqual(expect.arrayContaining(['phone', 'brand', 'eCode']));
    expect(names.has('left')).toBe(false);
  });

  it('are offered as soon as the brace is typed, and closed', async () => {
    const text = typedIn(editor, texts, 'nuovo numero **{phone, phone}**.', 'nuovo numero **{¦');

    const [item] = (await editor.complete(texts, text)).filter(({ label }) => label === 'phone');

    expect(item?.textEdit?.newText).toBe('phone}');
  });

  it('have the number of attempts that are left where a refusal counts', async () => {
    const names = await offeredBy(editor, texts, '"5707": "', '"5707": "{¦} ');

    expect(names.get('left')).toContain('wrong-code');
  });

  it('have the format that their value takes', async () => {
    const limits = 'i18n/it/spending-control.json';
    const [money = ''] = /\{\w+, money\}/.exec(editor.read(limits)) ?? [];

    const names = await offeredBy(editor, limits, money, '{¦}');

    expect(names.has(money.slice(1, -1))).toBe(true);
  });

  it('are none outside of braces', async () => {
    expect(
      await offeredBy(editor, texts, 'nuovo numero **{phone, phone}', 'nuovo ¦numero **{phone, phone}'),
    ).toEqual(new Map());
  });
});

describe('what percorso lsp says of a text, and where it leads', () => {
  it.each([
    ['"enter-nu¦mber": {', ['form', 'phone-number']],
    ['"OTP_TOO_¦MANY": "Hai', ['SHOW', 'send-code']],
    ['nuovo numero **{ph¦one, phone}', ['phone', 'data.phone', 'text']],
    ['"title": "Inserisci ¦il codice"', ['enter-code.title', 'form · code']],
  ])('says at %s what it belongs to', async (words, parts) => {
    const told = await said(texts, words);

    for (const each of parts) expect(told).toContain(each);
  });

  it.each([
    ['a step', '"enter-nu¦mber": {', journey, '"enter-number": {'],
    ['a title', '"title": "Inserisci ¦il codice"', journey, '"enter-code": {'],
    ['an action', '"sub¦mit": "AVANTI"', journey, '"submit": {'],
    ['a refusal', '"OTP_TOO_¦MANY": "Hai', journey, '"OTP_TOO_MANY": {'],
    ['a field', '"ot¦p": {', 'journeys/phone-change/forms/code.json', '"otp": {'],
    ['a placeholder', 'nuovo numero **{ph¦one, phone}', journey, '"phone": {'],
  ])('leads from %s to where it is shown', async (_what, ...[words, home, there]) => {
    const found = await editor.definition(texts, typedIn(editor, texts, words.replace('¦', ''), words));

    const { line, character } = found?.range.start ?? { line: -1, character: 0 };
    expect(found?.uri).toBe(editor.uriOf(home));
    expect(editor.read(home).split('\n')[line]?.slice(character)).toContain(there);
  });
});
