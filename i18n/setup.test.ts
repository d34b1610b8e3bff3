import { describe, expect, it } from 'vitest';
import { createTexts, firstTrees, loadTree, refuseMissingText } from './index.ts';

const texts = createTexts({ trees: firstTrees, onMissing: refuseMissingText });

describe('texts by place', () => {
  it('puts values into placeholders', () => {
    expect(texts.text({ namespace: 'frame', key: 'welcome', values: { name: 'Ada' } })).toBe('Ciao, Ada');
  });

  it('answers nothing for a text that is deliberately empty [ERR-03]', () => {
    expect(texts.text({ namespace: 'errors', key: 'otp.5709' })).toBe('');
  });

  it('refuses a key that nobody wrote', () => {
    expect(() => texts.text({ namespace: 'login', key: 'absent' })).toThrow(/login\.json/);
  });

  it('takes the texts of a chunk when it arrives', () => {
    texts.add('sca', { 'enter-code': { title: 'Sei veramente tu?' } });

    expect(texts.text({ namespace: 'sca', key: 'enter-code.title' })).toBe('Sei veramente tu?');
  });
});

describe('the catalogue of messages, to the letter', () => {
  const saying = (key: string) => texts.text({ namespace: 'errors', key });

  it.each([
    ['otp.5707', 'Codice errato.'],
    ['otp.5708', 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata'],
    ['popup.locked', 'Utente bloccato'],
    ['popup.title', 'Ops!'],
    ['popup.subtitle', 'Qualcosa è andato storto.'],
    ['popup.default', 'Alt! abbiamo riscontrato un errore, riprova più tardi.'],
    ['popup.forced', 'Si è verificato un errore'],
    ['form.incorrect', 'I dati inseriti non sono corretti'],
    ['form.name', 'Nome: formato non corretto'],
    ['form.code', 'Codice non corretto'],
  ])(
    '%s reads %s [ERR-01] [ERR-02] [ERR-04] [ERR-05] [ERR-06] [ERR-07] [ERR-24] [ERR-25] [ERR-26]',
    (key, words) => {
      expect(saying(key)).toBe(words);
    },
  );

  it('says the form messages of the documents [FORM-02] [FORM-05] [LOGIN-06] [LOGIN-07]', async () => {
    texts.add('forms', await loadTree('forms'));
    const form = (key: string) => texts.text({ namespace: 'forms', key });

    expect(form('email.pattern')).toBe('Formato email non corretto');
    expect(form('alphanumeric.pattern')).toBe('Inserisci solo lettere o numeri');
    expect(texts.text({ namespace: 'login', key: 'username.required' })).toBe(
      'È necessario inserire lo username',
    );
    expect(texts.text({ namespace: 'login', key: 'password.required' })).toBe('Password: campo obbligatorio');
  });
});
