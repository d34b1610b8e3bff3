import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import type { ReactNode } from 'react';
import type { CatalogueKind } from '../../catalogue.ts';
import { catalogueAddress } from '../route.ts';
import styles from './CatalogueLink.module.css';

type LinkProps = {
  kind: CatalogueKind;
  name: string;
  /** What it says; without words it is a mark beside what is spoken of, which `about` names. */
  children?: ReactNode;
  about?: string;
};

/** Leads to what the catalogue says of a name. */
export function CatalogueLink({ kind, name, children, about }: LinkProps) {
  const { t } = useTranslation('studio');
  const href = catalogueAddress({ kind, name });
  if (children !== undefined) return <a href={href}>{children}</a>;
  const label = t('catalogue.lookUp', { what: about ?? name });
  return (
    <a className={styles['mark']} href={href} aria-label={label} title={label}>
      <Icon name="info" />
    </a>
  );
}
