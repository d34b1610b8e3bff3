import type { BankReplies } from '#schemas';
import { euro, italianDate, italianDay, italianRate } from '../../documents/words.ts';
import { writePdf, type Block } from '../../documents/write-pdf.ts';
import { italianAmount } from '../card-service/view.ts';
import { offerView, type Quote } from './offers.ts';
import type { Plan } from './plans.ts';
import texts from './texts.json' with { type: 'json' };
import { planDetail, quotedSchedule } from './view.ts';

type Figures = Pick<BankReplies['readPlan'], 'tan' | 'taeg' | 'fee' | 'totalInterest' | 'totalAmount'>;
type Line = BankReplies['readPlan']['schedule'][number];

const { secci } = texts;

/** Writes a simulation as PDF. */
export function simulationPdf(quote: Quote, now: number): Promise<Uint8Array> {
  const blocks: Block[] = [
    { kind: 'facts', facts: quoteFacts(quote) },
    ...scheduleBlocks(quotedSchedule(quote)),
  ];
  return writePdf({ title: texts.simulation, blocks, now });
}

/** Writes the SECCI sheet of a quote as PDF: the European standard information, in its four parts. */
export function secciPdf(quote: Quote, now: number): Promise<Uint8Array> {
  const blocks: Block[] = [
    { kind: 'heading', text: secci.lender },
    { kind: 'facts', facts: secci.lenderFacts.map(([label = '', value = '']) => [label, value] as const) },
    { kind: 'heading', text: secci.credit },
    {
      kind: 'facts',
      facts: [
        [secci.type, secci.typeValue],
        [texts.amount, euro(quote.amount)],
        [secci.conditions, secci.conditionsValue],
        [secci.duration, String(quote.offer.count)],
        [texts.size, euro(quote.size)],
        [texts.total, euro(offerView(quote).totalAmount)],
        [secci.guarantees, secci.none],
      ],
    },
    { kind: 'heading', text: secci.costs },
    {
      kind: 'facts',
      facts: [
        ...costFacts(offerView(quote)),
        [secci.days, secci.daysValue],
        [secci.mandatory, secci.none],
        [secci.late, secci.lateValue],
      ],
    },
    { kind: 'heading', text: secci.rights },
    {
      kind: 'facts',
      facts: [
        [secci.withdrawal, secci.withdrawalValue],
        [secci.early, secci.earlyValue],
        [secci.copy, secci.copyValue],
        [secci.validity, secci.validityValue],
      ],
    },
    { kind: 'text', text: texts.note },
  ];
  return writePdf({ title: secci.title, blocks, now });
}

/** Writes the document of a plan as PDF. */
export function planPdf(plan: Plan, now: number): Promise<Uint8Array> {
  const detail = planDetail(plan, now);
  const { planReference, amount, installmentsNumber, installmentAmount, plansType } = detail.plan;
  const blocks: Block[] = [
    {
      kind: 'facts',
      facts: [
        [texts.reference, planReference],
        [texts.amount, euro(amount)],
        [texts.count, String(installmentsNumber)],
        [texts.size, euro(installmentAmount)],
        ...costFacts(detail),
        ...payoffFacts(plan),
        [plansType === 'CLOSED' ? texts.totalPaid : texts.total, euro(detail.totalAmount)],
      ],
    },
    { kind: 'heading', text: texts.purchases },
    {
      kind: 'facts',
      facts: plan.purchases.map(
        (row) => [`${italianDay(row.at)} ${row.merchantName}`, euro(row.chargeCents)] as const,
      ),
    },
    ...scheduleBlocks(detail.schedule),
  ];
  return writePdf({ title: texts.document, blocks, now });
}

const quoteFacts = (quote: Quote): [string, string][] => [
  [texts.plan, quote.offer.code],
  [texts.amount, euro(quote.amount)],
  [texts.count, String(quote.offer.count)],
  [texts.size, euro(quote.size)],
  ...costFacts(offerView(quote)),
  [texts.total, euro(offerView(quote).totalAmount)],
];

const payoffFacts = ({ extinguishedCents, closesAt }: Plan): [string, string][] =>
  extinguishedCents === null
    ? []
    : [
        [texts.extinguishedOn, italianDay(closesAt)],
        [texts.extinguished, euro(extinguishedCents)],
      ];

const costFacts = ({ tan, taeg, fee, totalInterest }: Omit<Figures, 'totalAmount'>): [string, string][] => [
  [texts.tan, italianRate(tan)],
  [texts.taeg, italianRate(taeg)],
  [texts.fee, euro(fee)],
  [texts.interest, euro(totalInterest)],
];

function scheduleBlocks(schedule: readonly Line[]): Block[] {
  const { number, due, principal, interest, fee, amount, residual } = texts.columns;
  const figures = [principal, interest, fee, amount, residual];
  return [
    { kind: 'heading', text: texts.schedule },
    {
      kind: 'table',
      columns: [
        { title: number, width: 45 },
        { title: due, width: 80 },
        ...figures.map((title) => ({ title, width: 74, figures: true })),
      ],
      rows: schedule.map((line) => [
        String(line.number),
        italianDate(line.dueDate),
        ...[line.principal, line.interest, line.fee, line.amount, line.residualDebt].map(italianAmount),
      ]),
    },
    { kind: 'text', text: texts.note },
  ];
}
