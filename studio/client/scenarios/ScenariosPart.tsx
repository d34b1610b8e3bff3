import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { CoverageBar } from '../library/CoverageBar.tsx';
import { Choice } from '../simulator/Choice.tsx';
import { MissingList } from './MissingList.tsx';
import { Proposals } from './Proposals.tsx';
import { ScenarioList, type Play } from './ScenarioList.tsx';
import styles from './Scenarios.module.css';
import type { Explore } from './use-explore.ts';

/** What is in sight of the scenarios: they themselves, what they leave out, or what would pass it. */
export type Shelf = 'list' | 'missing' | 'proposals';

type PartProps = {
  journey: JourneyView;
  explore: Explore;
  isReadOnly: boolean;
  /** The scenario that is played now. */
  played: string | undefined;
  onPlay: Play;
  shelf: Shelf;
  onShelf: (shelf: Shelf) => void;
};

/** Shows what the scenarios of a journey prove, what they leave out, and what would close the gap. */
export function ScenariosPart({ shelf, onShelf, ...props }: PartProps) {
  const { t } = useTranslation('studio');
  const { journey, isReadOnly } = props;
  const { coverage, fault, scenarios } = journey;
  const shelves: Readonly<Record<Shelf, string>> = {
    list: t('scenarios.shelf.list', { count: scenarios.length }),
    missing: coverage
      ? t('scenarios.shelf.missing', { count: coverage.missing.length })
      : t('scenarios.shelf.missingUnknown'),
    proposals: t('scenarios.shelf.proposals'),
  };
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <Choice
          label={t('scenarios.shelves')}
          chosen={shelf}
          choices={order.map((value) => ({ value, label: shelves[value] }))}
          onChoose={(value) => onShelf(order.find((each) => each === value) ?? 'list')}
        />
        {fault === undefined && <CoverageBar coverage={coverage} />}
      </div>
      {fault !== undefined && (
        <p className={styles['why']} role="alert">
          {t('scenarios.unsound', { why: fault })}
        </p>
      )}
      {isReadOnly && <p className={styles['note']}>{t('saving.readOnly')}</p>}
      <Shelved shelf={shelf} {...props} />
    </div>
  );
}

type ShelvedProps = Omit<PartProps, 'onShelf'>;

function Shelved({ shelf, journey, explore, isReadOnly, played, onPlay }: ShelvedProps) {
  const { t } = useTranslation('studio');
  const { coverage, fault } = journey;
  if (shelf === 'list')
    return <ScenarioList journey={journey} isReadOnly={isReadOnly} played={played} onPlay={onPlay} />;
  // What keeps the journey from being played is told above.
  if (fault !== undefined) return null;
  if (shelf === 'proposals')
    return <Proposals journey={journey} explore={explore} isReadOnly={isReadOnly} onPlay={onPlay} />;
  if (!coverage) return <p className={styles['note']}>{t('coverage.playing')}</p>;
  return <MissingList journey={journey} coverage={coverage} />;
}

const order: readonly Shelf[] = ['list', 'missing', 'proposals'];
