import { useTranslation } from '#i18n';
import type { StepPreview } from '../../written.ts';
import styles from '../steps/StepDeeds.module.css';

type OrphansProps = {
  preview: StepPreview | undefined;
  takes: readonly string[];
  onTake: (takes: readonly string[]) => void;
};

/** Offers the steps, data and limits that nothing else needs, to go too. */
export function Orphans({ preview, takes, onTake }: OrphansProps) {
  const { t } = useTranslation('studio');
  const orphans = preview?.kind === 'possible' ? preview.orphans : [];
  const all = [...new Set([...orphans, ...takes])].toSorted();
  return all.map((path) => {
    const [root = '', name] = path.split('.');
    const isTaken = takes.includes(path);
    return (
      <label key={path} className={styles['check']}>
        <input
          type="checkbox"
          checked={isTaken}
          onChange={() => onTake(isTaken ? takes.filter((each) => each !== path) : [...takes, path])}
        />
        {t(words[root] ?? 'parts.takeDatum', { name })}
      </label>
    );
  });
}

const words: Readonly<Record<string, 'parts.takeLimit' | 'parts.takeStep'>> = {
  limits: 'parts.takeLimit',
  steps: 'parts.takeStep',
};
