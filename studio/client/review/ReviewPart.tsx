import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useRef, useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { Compared, ReviewView } from '../../review.ts';
import { goTo } from '../route.ts';
import type { Answered } from '../server/ask.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { ChangedScreens } from './ChangedScreens.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { MarkedDrawing } from './MarkedDrawing.tsx';
import { RevisionForm } from './RevisionForm.tsx';
import styles from './Review.module.css';
import { ToldRevision } from './ToldRevision.tsx';

type PartProps = {
  journey: JourneyView;
  step: string | undefined;
  /** What is compared with; nothing for the revision that changes are counted from. */
  revision: string | undefined;
  onRevision: (revision: string) => void;
};

/** Shows what changes of a journey against a revision, to be signed off. */
export function ReviewPart({ journey, step, revision, onRevision }: PartProps) {
  const { id } = journey;
  const answered = useServer(places.review(id, revision));
  const compare = (asked: string): void => {
    onRevision(asked);
    goTo({ journey: id, part: 'review', step, text: asked });
  };
  const view = answered?.kind === 'found' ? answered.value : undefined;
  const asked = revision ?? (view?.kind === 'compared' ? view.revision.asked : '');
  return (
    <div className={styles['review']}>
      <RevisionForm key={asked} journey={id} revision={asked} onCompare={compare} />
      <Answer journey={journey} answered={answered} />
    </div>
  );
}

type AnswerProps = { journey: JourneyView; answered: Answered<ReviewView> | undefined };

function Answer({ journey, answered }: AnswerProps) {
  const { t } = useTranslation('studio');
  if (!answered) return <Loading label={t('review.comparing')} />;
  if (answered.kind === 'missing') return <p role="alert">{t('connection.lost')}</p>;
  const { value: view } = answered;
  if (view.kind === 'compared') return <Changes key={view.revision.commit} journey={journey} view={view} />;
  return (
    <p role="alert" className={styles['refused']}>
      {view.why}
    </p>
  );
}

function Changes({ journey, view }: { journey: JourneyView; view: Compared }) {
  const { t } = useTranslation('studio');
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const { parts, screens } = view;
  const isSame = view.told.length === 0;
  return (
    <>
      <ToldRevision view={view} />
      {isSame && <p className={styles['same']}>{t('review.same')}</p>}
      {!isSame && (
        <>
          <ExportButton journey={journey} view={view} drawing={drawing} />
          <MarkedDrawing ref={drawing} view={view} chosen={chosen} onChoose={choose} />
          {screens.length > 0 && (
            <ChangedScreens journey={journey.id} view={view} chosen={chosen} onChoose={choose} />
          )}
          {parts.map((part) => (
            <ChangeTable key={part.part} part={part} drawn={view.drawn} />
          ))}
        </>
      )}
    </>
  );
}
