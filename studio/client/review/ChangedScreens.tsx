import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { Compared, ReviewScreen } from '../../review.ts';
import { markSigns } from '../drawing/marks.ts';
import { Choice } from '../simulator/Choice.tsx';
import styles from './Review.module.css';
import { ScreenThen } from './ScreenThen.tsx';

type ScreensProps = {
  journey: string;
  view: Compared;
  chosen: string | undefined;
  onChoose: (step: string) => void;
};

/** Shows a changed screen as it was beside what it is; all of them are in the list, one is drawn. */
export function ChangedScreens({ journey, view, chosen, onChoose }: ScreensProps) {
  const { t } = useTranslation('studio');
  const [look, setLook] = useState<'light' | 'dark'>('light');
  const { screens, revision } = view;
  const shown = screens.find(({ step }) => step === chosen) ?? screens[0];
  if (!shown) return null;
  const looks = (['light', 'dark'] as const).map((value) => ({ value, label: t(`stage.${value}`) }));
  const at = { journey, step: shown.step, look };
  return (
    <section className={styles['section']} aria-labelledby="review-screens">
      <h2 id="review-screens">{`${t('review.screens')} (${screens.length})`}</h2>
      <div className={styles['screens']}>
        <div className={styles['choosing']}>
          <Choice
            label={t('stage.look')}
            chosen={look}
            choices={looks}
            onChoose={(value) => setLook(value === 'dark' ? 'dark' : 'light')}
          />
          <ul aria-label={t('review.screens')}>
            {screens.map((screen) => (
              <li key={screen.step}>
                <ScreenButton
                  screen={screen}
                  isShown={screen === shown}
                  onShow={() => onChoose(screen.step)}
                />
              </li>
            ))}
          </ul>
        </div>
        <ScreenThen
          {...at}
          title={t('review.before')}
          revision={revision.commit}
          missing={shown.mark === 'added' ? t('review.notYet') : undefined}
        />
        <ScreenThen
          {...at}
          title={t('review.after')}
          revision={undefined}
          missing={shown.mark === 'removed' ? t('review.noMore') : undefined}
        />
      </div>
    </section>
  );
}

type ButtonProps = { screen: ReviewScreen; isShown: boolean; onShow: () => void };

function ScreenButton({ screen: { title, mark }, isShown, onShow }: ButtonProps) {
  const { t } = useTranslation('studio');
  return (
    <button type="button" aria-pressed={isShown} onClick={onShow}>
      <span>{title}</span>
      <span data-mark={mark}>{`${markSigns[mark]} ${t(`review.step.${mark}`)}`}</span>
    </button>
  );
}
