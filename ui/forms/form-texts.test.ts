import { describe, expect, it } from 'vitest';
import { createTexts, loadTree, refuseMissingText } from '#i18n';
import { sharedTexts, wordProblem, type FormTexts } from './form-texts.ts';

const italian = createTexts({
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  trees: { forms: await loadTree('forms') },
  onMissing: refuseMissingText,
});

const texts: FormTexts = (ref) =>
  ref.kind === 'shared' ? italian.text({ namespace: 'forms', key: ref.key }) : undefined;

/** Gives fields an error of their own. */
const withOwn =
  (error: string): FormTexts =>
  (ref) =>
    ref.kind === 'field' ? error : texts(ref);

/** Says what the step says of a code of the bank. */
const own: FormTexts = (ref) => (ref.kind === 'refusal' ? `${ref.code}: comincia con 3` : texts(ref));

function ofPhone(value: string): string {
  const problem = { keyword: 'pattern', params: {} };
  return wordProblem({ field: 'f', widget: 'phone', isFiltered: false, value, problem }, own);
}

function words(keyword: string, of: Partial<Parameters<typeof wordProblem>[0]>): string {
  const plain = { field: 'f', widget: 'text', isFiltered: false, value: '' } as const;
  return wordProblem({ ...plain, problem: { keyword, params: {} }, ...of }, texts);
}

describe('the words of a broken rule', () => {
  it('are there for everything that forms share', () => {
    const missing = sharedTexts.filter((key) => !italian.has('forms', key));

    expect(missing).toEqual([]);
  });

  it('are those of the documents for a phone number [PHONE-11] [PHONE-12]', () => {
    expect(words('pattern', { widget: 'phone', value: '12345678' })).toBe('Devi inserire almeno 9 cifre');
    expect(words('pattern', { widget: 'phone', value: '+39333' })).toBe('Formato non corretto');
  });

  it('are those of the step for a number that no SMS reaches, however short, where it has some [HOLDER-12]', () => {
    expect(ofPhone('0612345')).toBe('PHONE_NOT_MOBILE: comincia con 3');
    expect(ofPhone('3401')).toBe('Devi inserire almeno 9 cifre');
  });

  it('are those of the documents for an e-mail address [FORM-02]', () => {
    expect(words('format', { widget: 'email', value: 'anna@' })).toBe('Formato email non corretto');
  });

  it('are those of the documents for free text [FORM-05]', () => {
    expect(words('pattern', { isFiltered: true, value: 'a_b' })).toBe('Inserisci solo lettere o numeri');
  });

  it('are those of the documents for answers that must be repeated [REG-18] [PWD-10] [ECODE-29]', () => {
    expect(words('equals', { widget: 'email' })).toBe('Le email devono coincidere');
    expect(words('equals', { widget: 'new-password' })).toBe('Le password devono coincidere');
    expect(words('equals', { widget: 'secret-code' })).toBe('I codici inseriti non corrispondono.');
  });

  it('are those of the documents for a new password [PWD-11] [PWD-12]', () => {
    expect(words('minLength', { widget: 'new-password' })).toBe('Minimo 8 caratteri');
    expect(words('classes', { widget: 'new-password' })).toBe(
      'La password non rispetta i criteri di sicurezza',
    );
  });

  it.each(['phone', 'email', 'amount', 'text', 'card-number', 'date'] as const)(
    'ask for what is missing in a field of kind %s, and speak of no format',
    (widget) => {
      const problem = { keyword: 'required', params: {} };

      expect(
        wordProblem(
          { field: 'f', widget, isFiltered: false, value: undefined, problem },
          withOwn('Formato non corretto'),
        ),
      ).toBe('Inserisci questo dato.');
    },
  );

  it('are the field’s own where a choice is missing', () => {
    const problem = { keyword: 'required', params: {} };

    expect(
      wordProblem(
        { field: 'f', widget: 'select', isFiltered: false, value: undefined, problem },
        withOwn('Scegli un argomento'),
      ),
    ).toBe('Scegli un argomento');
  });

  it('never leave a rule without words', () => {
    expect(words('dependentRequired', {})).toBe(italian.text({ namespace: 'forms', key: 'problem.other' }));
  });
});
