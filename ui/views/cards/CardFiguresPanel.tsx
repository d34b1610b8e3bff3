import type { ReactNode } from 'react';
import { formatMoney, formatMoneyParts, type TFunction, useTranslation } from '#i18n';
import type { Card } from '#schemas';
import { Badge, Bar, Link, Loading, Money, Ring, Skeleton, VisuallyHidden } from '#ui/kit';
import {
  type CardFigures,
  cardFigures,
  leadingFigure,
  type ReachedLimit,
  sharesLimit,
} from './card-figures.ts';
import styles from './CardFiguresPanel.module.css';

type CardFiguresPanelProps = {
  card: Card;
  /** Says the same in few lines, where the operations come next. */
  isCompact?: boolean | undefined;
  /** Stands beside the first figure, where there is room. */
  beside?: ReactNode;
  /** The holder’s own limit, where it is spent: payments are refused, whatever is available. */
  reached?: ReachedLimit | undefined;
};

/** Shows what may still be spent with a card, and how much of its limit was used (HOME-01). */
export function CardFiguresPanel({ card, isCompact = false, beside, reached }: CardFiguresPanelProps) {
  const { t } = useTranslation('cards');
  const figures = cardFigures(card);
  return (
    <section
      className={styles['panel']}
      data-compact={isCompact ? true : undefined}
      aria-label={t('figures.label')}
    >
      <div className={styles['first']}>
        <div>
          <KindOfCard card={card} />
          <p className={styles['label']}>{t(`figures.${leadingLabel(card, figures)}`)}</p>
          <Figure
            cents={leadingFigure(card, figures) === 'used' ? figures.used : figures.available}
            size="display"
          />
        </div>
        {beside}
      </div>
      {reached && (
        <p className={styles['reached']}>
          <Link href="/n/manage-card/spendinglimits">{t('figures.limitReached')}</Link>
        </p>
      )}
      <div className={styles['use']}>
        <UseOfLimit figures={figures} isCompact={isCompact} />
        <dl className={styles['facts']}>
          {factsOf(card, figures, t).map(({ fact, label = fact, value }) => (
            <div key={fact} data-fact={fact}>
              <dt className={styles['label']}>{t(`figures.${label}`)}</dt>
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

type UseOfLimitProps = { figures: CardFigures; isCompact: boolean };

function UseOfLimit({ figures: { usedPercent }, isCompact }: UseOfLimitProps) {
  const { t } = useTranslation('cards');
  if (usedPercent === undefined) return null;
  const valueText = t('figures.spentOfLimit', { percent: usedPercent });
  const measure = {
    percent: usedPercent,
    label: t('figures.used'),
    valueText,
    tone: toneOf(usedPercent),
  };
  if (isCompact) {
    return (
      <div className={styles['bar']}>
        <Bar {...measure} />
        <span className={styles['ofLimit']} aria-hidden="true">
          {valueText}
        </span>
      </div>
    );
  }
  return (
    <Ring {...measure}>
      <span className={styles['percent']}>{t('figures.percent', { percent: usedPercent })}</span>
      <span className={styles['ofLimit']}>{t('figures.spent')}</span>
    </Ring>
  );
}

function toneOf(percent: number): 'calm' | 'warning' | 'critical' {
  if (percent >= 100) return 'critical';
  return percent >= 85 ? 'warning' : 'calm';
}

type Fact = { fact: string; label?: string; value: ReactNode };

function factsOf(card: Card, figures: CardFigures, t: TFunction): Fact[] {
  const limit =
    figures.limit === 'unlimited' ? t('figures.unlimited') : <Figure cents={figures.limit} size="row" />;
  const isUsedFirst = leadingFigure(card, figures) === 'used';
  const available = { fact: 'available', value: <Figure cents={figures.available} size="row" /> };
  return [
    ...(isUsedFirst ? [] : [{ fact: 'used', value: <Figure cents={figures.used} size="row" /> }]),
    ...(isUsedFirst && figures.available !== undefined ? [available] : []),
    { fact: 'limit', label: isPrepaid(card) ? 'monthlyLimit' : 'limit', value: limit },
    owesNothing(card, figures)
      ? { fact: 'payment', label: 'paying', value: t(`figures.paid.${card.productType}`) }
      : { fact: 'payment', value: <Repayment card={card} mode={figures.paymentMode} /> },
  ];
}

/** What is on such a card may be spent; its limit says how much of that in a month. */
const isPrepaid = ({ productType }: Card): boolean => productType === 'PREPAID';

/** Nothing is paid back of what was one’s own money. */
const owesNothing = ({ productType }: Card, { paymentMode }: CardFigures): boolean =>
  productType !== 'CREDIT' && paymentMode === 'balance';

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
const linesOfFacts = ['40% 70%', '35% 75%', '45% 80% 60% 70%'];

/** Holds the place of the figures while the bank works them out (HOME-17). */
export function CardFiguresSkeleton({ isCompact = false }: Pick<CardFiguresPanelProps, 'isCompact'>) {
  const { t } = useTranslation('cards');
  return (
    <Loading label={t('figures.loading')}>
      <div className={styles['panel']} data-compact={isCompact ? true : undefined} data-awaited>
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
            {linesOfFacts.map((lines) => (
              <div key={lines} className={styles['factPlace']}>
                {lines.split(' ').map((width) => (
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
