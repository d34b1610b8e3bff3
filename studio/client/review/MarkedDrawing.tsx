import { useTranslation } from '#i18n';
import type { Ref } from 'react';
import type { Compared } from '../../review.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { markSigns } from '../drawing/marks.ts';
import { marksInOrder } from './marks-in-order.ts';
import styles from './Review.module.css';

type DrawingProps = {
  ref: Ref<HTMLDivElement>;
  view: Compared;
  chosen: string | undefined;
  onChoose: (step: string) => void;
};

const nowhere: ReadonlySet<string> = new Set();

/** Draws the journey as it is with what is gone of it, each part with what became of it. */
export function MarkedDrawing({ ref, view, chosen, onChoose }: DrawingProps) {
  const { t } = useTranslation('studio');
  const { drawn, marks } = view;
  if (drawn.steps.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="review-drawing">
      <h2 id="review-drawing">{t('review.drawing')}</h2>
      <div ref={ref} className={styles['drawing']}>
        <Drawing
          journey={drawn}
          chosen={chosen}
          passed={nowhere}
          pairs={nowhere}
          here={undefined}
          marks={marks}
          onChoose={onChoose}
          legend={
            <ul className={styles['legend']} aria-label={t('review.marks')}>
              {marksInOrder.map((mark) => (
                <li key={mark} data-mark={mark}>
                  {`${markSigns[mark]} ${t(`review.step.${mark}`)}`}
                </li>
              ))}
            </ul>
          }
        />
      </div>
    </section>
  );
}
