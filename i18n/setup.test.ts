import { describe, expect, it } from 'vitest';
import { createTexts, firstTrees, loadTree, refuseMissingText } from './index.ts';

const parts = {
  trees: { ...firstTrees, errors: await loadTree('errors') },
  onMissing: refuseMissingText,
};
const names = { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };
const texts = createTexts({ ...parts, brand: names });

const saying = (key: string) => texts.text({ namespace: 'errors', key });

describe('texts by place', () => {
  it('puts values into placeholders', () => {
    expect(texts.text({ namespace: 'frame', key: 'welcome', values: { name: 'Ada' } })).toBe('Ciao, Ada');
  });

  it('writes the cents of a placeholder as money [TEXT-04]', () => {
    texts.add('phone-topup', { confirm: { body: 'Paghi {amount, money}.' } });
    const place = { namespace: 'phone-topup', key: 'confirm.body' };

    expect(texts.text({ ...place, values: { amount: 123_450 } })).toBe('Paghi 1.234,50\u00a0€.');
  });

  it('writes the day of a placeholder as the documents do [PWD-01] [TEXT-05]', () => {
    texts.add('password-expiring', { warn: { body: 'Scade il {date, date}.' } });
    const place = { namespace: 'password-expiring', key: 'warn.body' };

    expect(texts.text({ ...place, values: { date: '2026-11-20T23:30:00.000+01:00' } })).toBe(
      'Scade il 20.11.2026.',
    );
    expect(texts.text({ ...place, values: { date: '' } })).toBe('Scade il .');
  });

  it('writes the phone number of a placeholder in groups', () => {
    texts.add('phone-topup', { confirm: { body: 'Ricarichi {phone, phone}.' } });
    const place = { namespace: 'phone-topup', key: 'confirm.body' };

    expect(texts.text({ ...place, values: { phone: '3331234519' } })).toBe(
      'Ricarichi 333\u00a0123\u00a04519.',
    );
    expect(texts.text({ ...place, values: { phone: 3 } })).toBe('Ricarichi .');
  });

  it('writes a choice in the words of the field of that name, and one without words as it is', () => {
    texts.add('card-lock', {
      ask: { fields: { reason: { label: 'Motivo', choices: { in_wallet: 'Rubata con il portafoglio' } } } },
      confirm: { body: 'Motivo: {reason, choice}.' },
    });
    const place = { namespace: 'card-lock', key: 'confirm.body' };

    expect(texts.text({ ...place, values: { reason: 'in_wallet' } })).toBe(
      'Motivo: Rubata con il portafoglio.',
    );
    expect(texts.text({ ...place, values: { reason: 'lost' } })).toBe('Motivo: lost.');
  });

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [3, 'other'],
  ])('takes no key of i18next’s own for a count of %s, which check would call unused', (count, form) => {
    texts.add('instalments', { offer: { many: 'Hai {count} acquisti.', [`many_${form}`]: 'Altro.' } });

    const said = texts.text({ namespace: 'instalments', key: 'offer.many', values: { count } });

    expect(said).toBe(`Hai ${count} acquisti.`);
  });

  it('takes the variant of a text that a step has chosen [RUN-02]', () => {
    texts.add('app-approval', { waiting: { body: 'Apri l’app.', body_other: 'Altro.' } });
    const place = { namespace: 'app-approval', key: 'waiting.body' };

    expect(texts.text({ ...place, values: { context: 'other', count: 2 } })).toBe('Altro.');
    expect(texts.text({ ...place, values: { context: 'none' } })).toBe('Apri l’app.');
  });

  it('answers nothing for a text that is deliberately empty [ERR-03]', () => {
    expect(texts.text({ namespace: 'errors', key: 'otp.5709' })).toBe('');
  });

  it('refuses a key that nobody wrote', () => {
    expect(() => texts.text({ namespace: 'login', key: 'absent' })).toThrow(/login\.json/);
  });

  it('names the bank and its code as the settings say [ECODE-12]', () => {
    texts.add('registration', { key6: { title: 'Crea il tuo codice {eCode} di {brand}' } });

    expect(texts.text({ namespace: 'registration', key: 'key6.title' })).toBe(
      'Crea il tuo codice e-Code di Percorso',
    );
  });

  it('puts the bank’s own messages before ours, and leaves aside those that we do not know [TEXT-01] [ECODE-14]', () => {
    const messages = {
      'brand.eCode': 'DB e-Code',
      'errors.keySix.understood': 'Va bene',
      'errors.keySix': 'x',
      'later.title': 'Il tuo {eCode}',
      'errors.none': 'x',
    };
    const brand = { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };
    const ofBank = createTexts({ ...parts, brand, messages });
    const say = (key: string) => ofBank.text({ namespace: 'errors', key });

    ofBank.add('later', { title: 'Il tuo codice' });

    expect(say('keySix.notValid')).toBe('Il codice DB e-Code non è valido. Devi inserire un nuovo codice.');
    expect(say('keySix.understood')).toBe('Va bene');
    expect(ofBank.text({ namespace: 'later', key: 'title' })).toBe('Il tuo DB e-Code');
    expect(ofBank.has('errors', 'none')).toBe(false);
  });

  it.each([
    [{}, '+39 02 0000 0200, +39 02 0000 0100'],
    [{ helpLineAbroad: '+39 1', lockLineAbroad: '+39 2' }, '+39 1, +39 2'],
  ])('tells who calls from abroad the numbers of the bank, with %o: %s [RUN-09]', (set, told) => {
    const ofBank = createTexts({ ...parts, brand: { ...names, ...set } });
    ofBank.add('later', { title: '{helpLineAbroad}, {lockLineAbroad}' });

    expect(ofBank.text({ namespace: 'later', key: 'title' })).toBe(told);
  });

  it('takes the texts of a chunk when it arrives', () => {
    texts.add('sca', { 'enter-code': { title: 'Sei veramente tu?' } });

    expect(texts.text({ namespace: 'sca', key: 'enter-code.title' })).toBe('Sei veramente tu?');
  });

  it('says a text anew once its chunk or the bank has told another', () => {
    const told = createTexts({
      ...parts,
      brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    });
    const title = () => told.text({ namespace: 'later', key: 'title' });

    told.add('later', { title: 'Il tuo codice' });
    const said = [title(), title()];
    told.add('later', { title: 'Il tuo {eCode}' });
    said.push(title());
    told.learn({ 'later.title': 'Il codice' });
    said.push(title());

    expect(said).toEqual(['Il tuo codice', 'Il tuo codice', 'Il tuo e-Code', 'Il codice']);
  });
});

describe('the catalogue of messages, to the letter', () => {
  it.each([
    ['[ERR-01]', 'otp.5707', 'Codice errato.'],
    ['[ERR-02]', 'otp.5708', 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata'],
    ['[ERR-04]', 'popup.title', 'Ops!'],
    ['[ERR-04]', 'popup.subtitle', 'Qualcosa è andato storto.'],
    ['[ERR-05]', 'popup.default', 'Alt! abbiamo riscontrato un errore, riprova più tardi.'],
    ['[ERR-06]', 'popup.locked', 'Utente bloccato'],
    ['[ERR-07]', 'popup.forced', 'Si è verificato un errore'],
    ['[ERR-24]', 'form.incorrect', 'I dati inseriti non sono corretti'],
    ['[ERR-25]', 'form.name', 'Nome: formato non corretto'],
    ['[ERR-26]', 'form.code', 'Codice non corretto'],
    ['[CARD-39]', 'form.expiry', 'Data di scadenza non corretta'],
    ['[FORM-02]', 'form.email', 'Formato email non corretto'],
    ['[FORM-05]', 'form.alphanumeric', 'Inserisci solo lettere o numeri'],
  ])('says to the letter %s: %s, %s', (_row, key, words) => {
    expect(saying(key)).toBe(words);
  });

  it('says what the login asks for [LOGIN-06] [LOGIN-07]', () => {
    expect(texts.text({ namespace: 'login', key: 'username.required' })).toBe(
      'È necessario inserire lo username',
    );
    expect(texts.text({ namespace: 'login', key: 'password.required' })).toBe('Password: campo obbligatorio');
  });
});
