import { formatMoney, formatMoneyParts, type TFunction, useTranslation } from '#i18n';
import type { Card } from '#schemas';
import { Badge, Loading, Money, Ring, Skeleton, VisuallyHidden } from '#ui/kit';
import { type CardFigures, cardFigures, leadingFigure, sharesLimit } from './card-figures.ts';
import styles from './CardFiguresPanel.module.css';

/** Shows what may still be spent with a card, and how much of its limit was used (HOME-01). */
export function CardFiguresPanel({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const figures = cardFigures(card);
  return (
    <section className={styles['panel']} aria-label={t('figures.label')}>
      <div>
        <KindOfCard card={card} />
        <p className={styles['label']}>{t(`figures.${leadingLabel(card, figures)}`)}</p>
        <Figure
          cents={leadingFigure(card, figures) === 'used' ? figures.used : figures.available}
          size="display"
        />
      </div>
      <div className={styles['use']}>
        <UseOfLimit figures={figures} />
        <dl className={styles['facts']}>
          {factsOf(card, figures, t).map(({ label, value }) => (
            <div key={label}>
              <dt className={styles['label']}>{label}</dt>
              <dd className={styles['value']}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FiguresNote card={card} />
    </section>
  );
}

/** Tells apart the cards that hang on another, which look alike. */
function KindOfCard({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  if (!card.flagFamiliar && card.mainCardId === undefined) return null;
  return (
    <p className={styles['kind']}>
      <Badge>{t(card.flagFamiliar ? 'kind.family' : 'kind.additional')}</Badge>
    </p>
  );
}

function FiguresNote({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const { flagFamiliar, validityStatus } = card;
  const notes = [
    ...(validityStatus === 'VALID' ? [] : [`figures.not.${validityStatus}`]),
    ...(flagFamiliar ? ['figures.familyNote'] : []),
    ...(!flagFamiliar && sharesLimit(card) ? ['figures.sharedNote'] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles['note']}>
      {t(note)}
    </p>
  ));
}

function leadingLabel(card: Card, figures: CardFigures): string {
  const figure = leadingFigure(card, figures);
  // A balance is the holder’s even where the card cannot spend it.
  return figure === 'balance' && card.validityStatus !== 'VALID' ? 'ownBalance' : figure;
}

function UseOfLimit({ figures: { usedPercent } }: { figures: CardFigures }) {
  const { t } = useTranslation('cards');
  if (usedPercent === undefined) return null;
  return (
    <Ring
      percent={usedPercent}
      label={t('figures.used')}
      valueText={t('figures.usedPercent', { percent: usedPercent })}
      tone={toneOf(usedPercent)}
    >
      <span className={styles['percent']}>{t('figures.percent', { percent: usedPercent })}</span>
      <span className={styles['ofLimit']}>{t('figures.ofLimit')}</span>
    </Ring>
  );
}

function toneOf(percent: number): 'calm' | 'warning' | 'critical' {
  if (percent >= 100) return 'critical';
  return percent >= 85 ? 'warning' : 'calm';
}

function factsOf(card: Card, figures: CardFigures, t: TFunction) {
  const limit =
    figures.limit === 'unlimited' ? t('figures.unlimited') : <Figure cents={figures.limit} size="row" />;
  const isUsedFirst = leadingFigure(card, figures) === 'used';
  const available = { label: t('figures.available'), value: <Figure cents={figures.available} size="row" /> };
  return [
    ...(isUsedFirst ? [] : [{ label: t('figures.used'), value: <Figure cents={figures.used} size="row" /> }]),
    ...(isUsedFirst && figures.available !== undefined ? [available] : []),
    { label: t('figures.limit'), value: limit },
    { label: t('figures.payment'), value: <Repayment card={card} mode={figures.paymentMode} /> },
  ];
}

type RepaymentProps = { card: Card; mode: CardFigures['paymentMode'] };

/** Says how what was spent is paid back: by instalments of how much, or all at once, and by what means (CARD-13, CARD-14). */
function Repayment({ card: { flagFamiliar, installmentAmount, paymentMethod }, mode }: RepaymentProps) {
  const { t } = useTranslation('cards');
  const isByInstalments = mode === 'instalment' && installmentAmount !== undefined && !flagFamiliar;
  return (
    <>
      {t(mode === 'instalment' ? 'figures.instalment' : 'figures.payInFull')}
      {isByInstalments && (
        <span className={styles['detail']}>
          {t('figures.aMonth', { amount: formatMoney(installmentAmount) })}
        </span>
      )}
      {paymentMethod !== undefined && <span className={styles['detail']}>{paymentMethod}</span>}
    </>
  );
}

type FigureProps = { cents: number | undefined; size: 'row' | 'display' };

/** Shows an amount, or a dash where the bank gives none (CARD-12). */
function Figure({ cents, size }: FigureProps) {
  const { t } = useTranslation('cards');
  if (cents !== undefined) return <Money parts={formatMoneyParts(cents)} size={size} />;
  return (
    <span className={styles[size === 'display' ? 'bigDash' : 'dash']}>
      <span aria-hidden="true">{t('figures.none')}</span>
      <VisuallyHidden>{t('figures.noneSpoken')}</VisuallyHidden>
    </span>
  );
}

/** As many lines as the facts of a credit card have, so that what stands below them stays where it is. */
const linesOfFacts = [
  { fact: 'used', lines: ['40%', '70%'] },
  { fact: 'limit', lines: ['35%', '75%'] },
  { fact: 'payment', lines: ['45%', '80%', '60%', '70%'] },
];

/** Holds the place of the figures while the bank works them out (HOME-17). */
export function CardFiguresSkeleton() {
  const { t } = useTranslation('cards');
  return (
    <Loading label={t('figures.loading')}>
      <div className={styles['panel']}>
        <div>
          <div className={styles['label']}>
            <Skeleton width="6rem" />
          </div>
          <div className={styles['amountPlace']}>
            <Skeleton shape="title" width="11rem" />
          </div>
        </div>
        <div className={styles['use']}>
          <span className={styles['ringPlace']} />
          <div className={`${styles['facts']} ${styles['factsPlace']}`}>
            {linesOfFacts.map(({ fact, lines }) => (
              <div key={fact} className={styles['factPlace']}>
                {lines.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}
