import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import { StepView } from '../StepView.tsx';

vi.setConfig({ testTimeout: 20_000 });

const texts = createTexts({
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  trees: { views: await loadTree('views') },
  onMissing: refuseMissingText,
});

type Shown = { given?: Record<string, unknown>; missed?: number };

function show(name: string, input: Record<string, unknown>, { given = {}, missed = 0 }: Shown = {}) {
  const onAnswer = vi.fn<(values: Readonly<Record<string, unknown>>) => void>();
  render(
    <I18nextProvider i18n={texts.i18n}>
      <StepView
        name={name}
        input={input}
        given={given}
        isBusy={false}
        missed={missed}
        now={() => 0}
        onAct={() => undefined}
        onAnswer={onAnswer}
      />
    </I18nextProvider>,
  );
  return onAnswer;
}

const purchase = (keyCam: string, merchantName: string) => ({
  keyCam,
  merchant: { merchantName },
  transactionDate: '2026-03-14T18:05:12.000+01:00',
  chargeCurrencyAmount: { amount: 30_000, currency: 'EUR' },
  cardIdValue: '**** **** **** 4417',
});

describe('the purchases for a plan', () => {
  it('are one of all, where the card may not join several [INST-17]', async () => {
    const onAnswer = show('purchase-choice', {
      purchases: [purchase('1000001000042', 'Elettronica Boldi'), purchase('1000001000043', 'Mobili Rea')],
      many: false,
    });

    await userEvent.click(await screen.findByRole('radio', { name: /^Mobili Rea, 300,00/u }));

    expect(onAnswer).toHaveBeenCalledWith({ keyCams: ['1000001000043'] });
    expect(screen.getAllByText(/^14\.03\.2026/u)).toHaveLength(2);
  });

  it.each([
    { many: false, role: 'radio', keyCams: ['1000001000043'] },
    { many: true, role: 'checkbox', keyCams: ['1000001000042', '1000001000043'] },
  ])(
    'stand as they were chosen when the holder comes back, several: $many',
    async ({ many, role, keyCams }) => {
      const purchases = [
        purchase('1000001000042', 'Elettronica Boldi'),
        purchase('1000001000043', 'Mobili Rea'),
      ];

      show('purchase-choice', { purchases, many }, { given: { keyCams } });

      const choices: HTMLInputElement[] = await screen.findAllByRole(role);
      expect(choices.filter(({ checked }) => checked)).toHaveLength(keyCams.length);
      expect(choices[1]).toHaveProperty('checked', true);
    },
  );

  it.each([{ many: false }, { many: true }])(
    'say that one is to be chosen, to those who go on without, several: $many [HOLDER-12]',
    async ({ many }) => {
      const purchases = [purchase('1000001000042', 'Elettronica Boldi')];

      show('purchase-choice', { purchases, many }, { missed: 1 });

      const group = await screen.findByRole(many ? 'group' : 'radiogroup');
      const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
      expect(error?.textContent).toBe('Per andare avanti scegli un acquisto.');
    },
  );

  it('may be several where the card may, ten at most, and may be put back [INST-12]', async () => {
    const purchases = Array.from({ length: 11 }, (_, index) =>
      purchase(`10000010000${index + 10}`, `Negozio ${index}`),
    );
    const onAnswer = show('purchase-choice', { purchases, many: true });
    const boxes = await screen.findAllByRole('checkbox');

    for (const box of boxes.slice(0, 10)) await userEvent.click(box);

    expect(boxes[10]).toHaveProperty('disabled', true);
    expect(onAnswer).toHaveBeenLastCalledWith({
      keyCams: purchases.slice(0, 10).map(({ keyCam }) => keyCam),
    });
    for (const box of boxes.slice(1, 10)) await userEvent.click(box);
    expect(onAnswer).toHaveBeenLastCalledWith({ keyCams: ['1000001000010'] });
  });
});

const factOf = async (name: string) =>
  within((await screen.findByText(name)).parentElement ?? document.body).getByRole('definition').textContent;

const instalment = { amount: 5146, principal: 4898, interest: 248, fee: 0, residualDebt: 20_163 };
const plan = {
  planReference: 'c0a8f3e1b2d94f6a',
  plansType: 'ACTIVE',
  amount: 30_000,
  installmentsNumber: 6,
  installmentsPaid: 2,
  installmentAmount: 5146,
  residualDebt: 20_163,
};
const purchases = [
  { keyCam: '1000001000042', merchantName: 'Elettronica Boldi', date: '2026-09-20', amount: 30_000 },
];
const costs = { tan: 990, taeg: 1205, fee: 500, totalInterest: 875, totalAmount: 31_375, purchases };

it('shows a plan as it stands: what is paid, what is left, its purchases and its instalments [INST-03]', async () => {
  const schedule = [
    { ...instalment, number: 2, dueDate: '2026-11-10', paid: true },
    { ...instalment, number: 3, dueDate: '2026-12-10', paid: false },
  ];
  show('plan-detail', { detail: { plan: { ...plan, nextDueDate: '2026-12-10' }, ...costs, schedule } });

  expect(await factOf('Stato')).toBe('Attivo');
  expect(await factOf('Rate pagate')).toBe('2 di 6');
  expect(await factOf('Capitale ancora da pagare')).toMatch(/^201,63/u);
  expect(await factOf('Prossima scadenza')).toBe('10.12.2026');
  expect(await factOf('Totale da pagare')).toMatch(/^313,75/u);
  await userEvent.click(screen.getByRole('button', { name: 'Gli acquisti del piano' }));
  await userEvent.click(screen.getByRole('button', { name: 'Il calendario delle rate' }));
  expect(screen.getByText('Elettronica Boldi, 20.09.2026')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^2, pagata 10\.11\.2026 51,46/u })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^3 10\.12\.2026 51,46/u })).toBeTruthy();
});

it('tells of a plan that was paid off early when, for how much, and that the last payment was no instalment [INST-03] [INST-07]', async () => {
  const payoff = { ...instalment, number: 3, dueDate: '2026-11-24', amount: 20_230, paid: true };
  const schedule = [{ ...instalment, number: 2, dueDate: '2026-11-10', paid: true }, payoff];
  show('plan-detail', {
    detail: {
      plan: { ...plan, plansType: 'CLOSED', residualDebt: 0, extinguishedOn: '2026-11-24' },
      ...costs,
      extinguishedAmount: 20_230,
      schedule,
    },
  });

  expect(await factOf('Rate pagate')).toBe('2 di 6');
  expect(await factOf('Estinto in anticipo il')).toBe('24.11.2026');
  expect(await factOf('Pagato per estinguerlo')).toMatch(/^202,30/u);
  expect(await factOf('Totale pagato')).toMatch(/^313,75/u);
  expect(screen.queryByText('Totale da pagare')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Il calendario delle rate' }));
  expect(screen.getByRole('row', { name: /^2, pagata 10\.11\.2026/u })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Estinzione 24\.11\.2026 202,30/u })).toBeTruthy();
});

const offer = {
  planCode: 'P3',
  installmentsNumber: 3,
  installmentAmount: 12_407,
  tan: 0,
  taeg: 1387,
  fee: 558,
  totalInterest: 0,
  totalAmount: 37_780,
};

it.each([
  { totalAmount: 37_780, words: /^3 rate da 124,07\s€ \(l’ultima 124,08\s€\) più 5,58\s€ di commissione$/u },
  { totalAmount: 37_779, words: /^3 rate da 124,07\s€ più 5,58\s€ di commissione$/u },
])(
  'says of what the total is made, the last instalment’s cents included: $totalAmount [HOLDER-28]',
  async ({ totalAmount, words }) => {
    show('plan-table', { plans: [{ ...offer, totalAmount }] }, { given: { planCode: 'P3' } });

    const total = await screen.findByRole('status');
    expect(within(total).getByText(words)).toBeTruthy();
  },
);

it('shows the last instalment of a simulation apart where it is another, without the fee [INST-05]', async () => {
  const line = { principal: 12_407, interest: 0, residualDebt: 0, paid: false };
  const schedule = [12_965, 12_407, 12_408].map((amount, index) => ({
    ...line,
    number: index + 1,
    dueDate: '2026-12-10',
    amount,
    fee: index === 0 ? 558 : 0,
  }));
  show('plan-simulation', { simulation: { amount: 37_222, offer, schedule } });

  expect(await factOf('Importo della rata')).toMatch(/^124,07/u);
  expect(await factOf('Ultima rata')).toMatch(/^124,08/u);
});
