import { useTranslation } from '#i18n';
import type { LoyaltyProgramType } from '#schemas';
import { isProgramme, type Programme } from '../../loyalty/programme.ts';
import { Banner } from './Banner.tsx';

/** Returns which banner follows an operation of the list, counted from 1, if one does (OPS-14). */
export function bannerAfter(count: number): 'third' | 'fifth' | undefined {
  if (count === 3) return 'third';
  return count === 5 ? 'fifth' : undefined;
}

type ListBannerProps = { place: 'third' | 'fifth'; programme: LoyaltyProgramType | undefined };

/** Speaks of the loyalty programme among the operations; to others it says what the list can do (OPS-14). */
export function ListBanner({ place, programme }: ListBannerProps) {
  const { t } = useTranslation('operations');
  if (!isAdvertised(programme)) {
    return (
      <Banner icon="info" title={t(`banners.tip.${place}.title`)} text={t(`banners.tip.${place}.text`)} />
    );
  }
  return (
    <Banner
      icon="loyalty"
      title={t(`banners.loyalty.${place}.title`)}
      text={t(`banners.loyalty.${place}.text`)}
      way={{ type: programme, from: 'GRAY_BOX' }}
    />
  );
}

// Those who have all of the programme need not hear of it.
function isAdvertised(type: LoyaltyProgramType | undefined): type is Programme {
  return isProgramme(type) && type !== 'T1_PLUS_ACTIVE';
}
