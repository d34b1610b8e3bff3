import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../views/frame/Brand.tsx';

type NotOpenedProps = {
  /** What the portal opens with did not come, or is of no use. */
  why: 'unreached' | 'unfit';
  /** Tries once more; whatever comes of it is drawn in place of this. */
  onRetry: () => Promise<void>;
};

/** Says that the portal cannot open, and tries again (S-86). */
export function NotOpened({ why, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('frame');
  const [isTrying, setTrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const retry = (): void => {
    setTrying(true);
    void onRetry();
  };
  return (
    <main className="opening">
      <title>{t('notOpened.title')}</title>
      <div className="opening-card">
        <BrandMark />
        <div className="opening-words">
          <h1 ref={heading} tabIndex={-1}>
            {t('notOpened.title')}
          </h1>
          <p>{t(`notOpened.${why}`)}</p>
        </div>
        <Button icon="refresh" isLoading={isTrying} loadingLabel={t('loading')} onPress={retry}>
          {t('notOpened.retry')}
        </Button>
      </div>
    </main>
  );
}
