import { useTranslation } from '#i18n';
import { Loading, Skeleton } from '#ui/kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../state/app-context.ts';

/** Follows the deep link of the address: the link itself leaves no trace behind Back. */
export function DeepLinkPage({ name }: { name: string }) {
  const { t } = useTranslation('frame');
  const { deepLinks } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    const follow = async (): Promise<void> => {
      const paths = await deepLinks.pathsOf(name).catch(() => ['/']);
      if (!isHere) return;
      for (const [index, path] of paths.entries()) void navigate(path, { replace: index === 0 });
    };
    void follow();
    return () => {
      isHere = false;
    };
  }, [deepLinks, name, navigate]);
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="block" />
    </Loading>
  );
}
