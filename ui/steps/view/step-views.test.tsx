import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import { isReturn } from './identity/returned-message.ts';
import { StepView } from './StepView.tsx';

vi.setConfig({ testTimeout: 20_000 });

const texts = createTexts({
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  trees: { views: await loadTree('views'), forms: await loadTree('forms') },
  onMissing: refuseMissingText,
});

function show(name: string, input: Record<string, unknown>, given: Record<string, unknown> = {}) {
  const onAct = vi.fn<(action: string) => void>();
  const onAnswer = vi.fn<(values: Readonly<Record<string, unknown>>) => void>();
  render(
    <I18nextProvider i18n={texts.i18n}>
      <StepView
        name={name}
        input={input}
        given={given}
        isBusy={false}
        missed={0}
        now={() => 0}
        onAct={onAct}
        onAnswer={onAnswer}
      />
    </I18nextProvider>,
  );
  return { onAct, onAnswer };
}

const offer = {
  planCode: 'P6',
  installmentsNumber: 6,
  tan: 990,
  taeg: 1205,
  fee: 500,
  installmentAmount: 5230,
  totalInterest: 880,
  totalAmount: 31880,
};

describe('the plans', () => {
  it('say what each costs, and answer the one that is chosen [INST-04]', async () => {
    const { onAnswer } = show('plan-table', { amount: 30000, plans: [offer] });

    const choice = await screen.findByRole('radio', { name: /^6 rate da 52,30\s€$/ });
    const note = screen.getByText(/TAN 9,90%, TAEG 12,05%/).textContent;
    await userEvent.click(choice);

    expect(note).toContain('In tutto 318,80\u00a0€');
    expect(onAnswer).toHaveBeenCalledWith({ planCode: 'P6', installmentsNumber: 6 });
  });

  it('have the one chosen that was chosen before, when the holder comes back', async () => {
    show('plan-table', { amount: 30000, plans: [offer] }, { planCode: 'P6', installmentsNumber: 6 });

    expect(await screen.findByRole('radio', { name: /^6 rate/ })).toHaveProperty('checked', true);
  });

  it('say so when the bank offers none', async () => {
    show('plan-table', { amount: 1000, plans: [] });

    expect(await screen.findByText('Per questo importo non ci sono piani disponibili.')).toBeTruthy();
  });
});

it('shows a plan as it would be, with every instalment [INST-05]', async () => {
  const one = { number: 1, dueDate: '2026-12-10', amount: 5730, principal: 5000, interest: 230 };
  const schedule = [{ ...one, fee: 500, residualDebt: 25000, paid: false }];
  show('plan-simulation', { simulation: { amount: 30000, offer, schedule } });

  await userEvent.click(await screen.findByRole('button', { name: 'Il calendario delle rate' }));

  expect(screen.getByRole('row', { name: /1 10\.12\.2026 57,30/ })).toBeTruthy();
  expect(screen.getByText('9,90%')).toBeTruthy();
});

it('lets choose one of the amounts of an operator, in cents', async () => {
  const { onAnswer } = show('top-up-amounts', { amounts: [500, 1000] });

  await userEvent.click(await screen.findByRole('radio', { name: /^10,00\s€$/ }));

  expect(onAnswer).toHaveBeenCalledWith({ amount: 1000 });
});

it('has the amount chosen that was chosen before, when the holder comes back', async () => {
  show('top-up-amounts', { amounts: [500, 1000] }, { amount: 1000 });

  expect(await screen.findByRole('radio', { name: /^10,00\s€$/ })).toHaveProperty('checked', true);
});

it('says the strength of a code in words [ECODE-20]', async () => {
  show('code-strength', { complexity: 'RED' });

  expect((await screen.findByRole('status')).textContent).toBe('Sicurezza del codiceInsufficiente');
});

describe('a secret', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('is shown while its seconds run, and is nowhere in the page after them [PIN-08] [ECODE-18] [S-38] [PIN-09]', async () => {
    show('secret-countdown', { secret: '28491', seconds: 30 });
    await screen.findByText('28491');

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const left = document.body.textContent;
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    expect(left).toMatch(/Ancora (?:19|20) secondi/);
    expect(document.body.innerHTML).not.toContain('28491');
    expect(document.body.innerHTML).not.toContain('2 8 4 9 1');
  });
});

describe('the return from the identity provider', () => {
  const origins = ['https://portal.test', 'https://id.bank.test'];
  const data = { kind: 'identity-returned' };

  it('is believed only from the portal or the provider, and only in its own words [S-49]', () => {
    expect(isReturn({ origin: 'https://id.bank.test', data }, origins)).toBe(true);
    expect(isReturn({ origin: 'https://evil.test', data }, origins)).toBe(false);
    expect(isReturn({ origin: '', data }, origins)).toBe(false);
    const others = ['identity-returned', null, {}, { kind: 'other' }, { ...data, next: '/x' }];
    expect(
      others.filter((other) => isReturn({ origin: 'https://id.bank.test', data: other }, origins)),
    ).toEqual([]);
  });

  it('goes on when it comes, and not for anything else [S-49]', async () => {
    const { onAct } = show('identity-return', { location: 'https://id.bank.test/login' });
    await screen.findByText('Completa il riconoscimento nell’altra finestra.');

    globalThis.dispatchEvent(new MessageEvent('message', { origin: 'https://evil.test', data }));
    expect(onAct).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new MessageEvent('message', { origin: 'https://id.bank.test', data }));

    expect(onAct.mock.calls).toEqual([['returned']]);
  });
});

describe('what may spare a message to the help desk', () => {
  it('is answers to be read, with nothing to choose [HOLDER-14]', async () => {
    const answers = [
      { id: 'insegna', title: 'Il nome può essere diverso', text: 'Apri il dettaglio.' },
      { id: 'cambio', title: 'L’importo può cambiare', text: 'Dipende dal cambio.' },
    ];
    show('known-answers', { answers });

    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Il nome può essere diversoApri il dettaglio.',
      'L’importo può cambiareDipende dal cambio.',
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('how a prepaid card is recharged', () => {
  const card = { availability: 41235, card: 'PREPAID', pan: '**** **** **** 0926' };
  const transfer = { iban: 'IT60X0542811101000000123456', beneficiary: 'Giulia Ferri', reason: 'Ricarica' };

  it('says what to write in a transfer, and that the browser refuses to copy where it does [HOLDER-29]', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    show('card-transfer', { ...card, ...transfer });

    expect(await screen.findByText('IT60 X054 2811 1010 0000 0123 456')).toBeTruthy();
    const copy = screen.getByRole('button', { name: 'Copia: IBAN della carta' });
    await user.click(copy);
    expect(await screen.findByText(/^Il browser non permette di copiare/u)).toBeTruthy();

    await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Copiato: IBAN della carta' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(transfer.iban);
  });

  it('names the branches alone where the bank tells no IBAN [HOLDER-29]', async () => {
    show('card-transfer', { ...card, iban: '', beneficiary: '', reason: '' });

    expect(await screen.findByText('In filiale')).toBeTruthy();
    expect(screen.queryByText('Con un bonifico')).toBeNull();
  });
});
