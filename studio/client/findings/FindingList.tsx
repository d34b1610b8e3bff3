import type { Finding } from '#analysis';
import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import type { ReactNode } from 'react';
import { lineAddress } from '../route.ts';
import styles from './FindingList.module.css';

type ListProps = {
  findings: readonly Finding[];
  /** Draws what leads to the place, beside the way to its line. */
  lead?: (finding: Finding) => ReactNode;
};

/** Lists findings as the command line tells them, errors first. */
export function FindingList({ findings, lead }: ListProps) {
  const { t } = useTranslation('studio');
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other));
  return (
    <ul className={styles['list']}>
      {sorted.map((finding) => (
        <li
          key={`${finding.code} ${finding.file} ${finding.pointer} ${finding.line}`}
          className={styles['finding']}
          data-severity={finding.severity}
        >
          <Icon name={finding.severity === 'error' ? 'critical' : 'warning'} />
          <div>
            <p className={styles['message']}>
              <strong>{t(`findings.${finding.severity}`)}</strong> {finding.message}
            </p>
            {finding.hint !== undefined && <p>{finding.hint}</p>}
            <p className={styles['place']}>
              {lead?.(finding)}
              <a href={lineAddress(finding)}>
                {t('findings.place', { file: finding.file, line: finding.line })}
              </a>
              <span>{t('findings.rule', { code: finding.code })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const rank = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);
