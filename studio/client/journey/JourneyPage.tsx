import { useTranslation } from '#i18n';
import { Loading, Tabs } from '#ui/kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import { useDraftStore } from '../drafts/drafts-context.ts';
import { followStep } from '../drafts/follow-step.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { Legend } from '../drawing/Legend.tsx';
import { PartsPage } from '../parts/PartsPage.tsx';
import { addressOf, goTo, moveTo, parts, type Part } from '../route.ts';
import { ReviewPart } from '../review/ReviewPart.tsx';
import type { Play } from '../scenarios/ScenarioList.tsx';
import { ScenariosPart, type Shelf } from '../scenarios/ScenariosPart.tsx';
import { useExplore } from '../scenarios/use-explore.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { SimulatorPane } from '../simulator/SimulatorPane.tsx';
import { StagePane } from '../simulator/StagePane.tsx';
import { useStage, type Stage } from '../simulator/use-stage.ts';
import { StepList } from '../steps/StepList.tsx';
import { StepPanel } from '../steps/StepPanel.tsx';
import { useStepDeeds } from '../steps/use-step-deeds.ts';
import { useStepNames } from '../steps/use-step-names.ts';
import { pickedText } from '../texts/picked-text.ts';
import { TextTable } from '../texts/TextTable.tsx';
import { JourneyFindings } from './JourneyFindings.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import styles from './JourneyPage.module.css';
import { walked } from './walked.ts';

type PageProps = {
  id: string;
  part: Part;
  step: string | undefined;
  text: string | undefined;
  isReadOnly: boolean;
};

const notThere = 404;

/** Shows one journey: its parts on the left, its screens and its simulator on the right. */
export function JourneyPage({ id, part, step, text, isReadOnly }: PageProps) {
  const { t } = useTranslation('studio');
  const answered = useServer(places.journey(id));
  if (!answered) return <Loading label={id} />;
  if (answered.kind === 'missing')
    return (
      <p className={styles['missing']}>
        {answered.status === notThere ? t('journey.missing', { id }) : t('connection.lost')}{' '}
        <a href={addressOf({ part: 'drawing' })}>{t('bar.home')}</a>
      </p>
    );
  return <Journey journey={answered.value} part={part} step={step} text={text} isReadOnly={isReadOnly} />;
}

type JourneyProps = Omit<PageProps, 'id'> & { journey: JourneyView };

function Journey({ journey, part, step, text, isReadOnly }: JourneyProps) {
  const { id } = journey;
  const answered = useServer(places.stage(id));
  const stage = useStage(id, step, {
    asked: { answered },
    onPick: (words, shown) => {
      const found = pickedText(journey.texts, { words, step: shown });
      if (found) moveTo({ journey: id, part: 'texts', step: found.step, text: found.key });
    },
  });
  const view = answered?.kind === 'found' ? answered.value : undefined;
  const [isWide, setWide] = useState(false);
  return (
    <div
      className={styles['page']}
      data-wide={isWide || undefined}
      // It has screens of its own, two of each.
      data-alone={part === 'review' || undefined}
    >
      <section className={styles['parts']} aria-label={journey.title}>
        <JourneyHead journey={journey} />
        <Parts journey={journey} part={part} step={step} text={text} isReadOnly={isReadOnly} stage={stage} />
      </section>
      <StagePane
        stage={stage}
        view={view}
        journey={journey}
        part={part}
        isReadOnly={isReadOnly}
        isWide={isWide}
        onWide={setWide}
      />
      <SimulatorPane stage={stage} view={view} />
    </div>
  );
}

function Parts({ journey, part, step, text, isReadOnly, stage }: JourneyProps & { stage: Stage }) {
  const { t } = useTranslation('studio');
  const { id } = journey;
  const contents = useContents({ journey, part, step, text, isReadOnly, stage });
  const words = (name: Part): string =>
    name === 'findings' && journey.findings.length > 0
      ? `${t('journey.findings')} (${journey.findings.length})`
      : t(`journey.${name}`);
  return (
    <Tabs
      label={t('journey.parts')}
      selected={part}
      onSelect={(name) => goTo({ journey: id, part: readPart(name), step })}
      tabs={parts.map((name) => ({
        id: name,
        label: words(name),
        content: <div className={styles['part']}>{name === part && contents[name]()}</div>,
      }))}
    />
  );
}

type ChoosingProps = Pick<JourneyProps, 'journey' | 'part' | 'step'> & Pick<Stage, 'send'>;

/** Follows the chosen step, whatever it is called by now, and chooses another. */
function useChosen({ journey, part, step, send }: ChoosingProps) {
  const { id } = journey;
  const drafts = useDraftStore();
  const chosen = useStepNames({ journey, step }, (from, { name: to, isRenamed }) => {
    // What was typed in a step that is gone is in no other’s place.
    if (isRenamed) followStep(drafts, { journey: id, from, to });
    moveTo({ journey: id, part, step: to });
    send({ kind: 'open', journey: id, at: { step: to } });
  });
  const choose = useCallback(
    (name: string): void => {
      goTo({ journey: id, part, step: name });
      send({ kind: 'open', journey: id, at: { step: name } });
    },
    [id, part, send],
  );
  return { chosen, choose };
}

type ContentsProps = JourneyProps & { stage: Stage };

/** What stands in each part; what was searched and chosen stays while another is looked at. */
function useContents({ journey, part, step, text, isReadOnly, stage }: ContentsProps) {
  const { id, fault } = journey;
  const explore = useExplore(id);
  const [shelf, setShelf] = useState<Shelf>('list');
  // What the address says is kept while other parts are looked at.
  const [kept, setAgainst] = useState<string>();
  const against = part === 'review' ? (text ?? kept) : kept;
  const { report, send } = stage;
  const { passed, pairs, here } = useMemo(() => walked(report, journey), [report, journey]);
  const { chosen, choose } = useChosen({ journey, part, step, send });
  const play: Play = (scenario, moment = 0) => send({ kind: 'open', journey: id, at: { scenario, moment } });
  const showShelf = (next: Shelf): void => {
    setShelf(next);
    goTo({ journey: id, part: 'scenarios', step });
  };
  const deeds = useStepDeeds({ journey, chosen, isReadOnly }, choose);
  const drawn = { journey, chosen: step, passed, onChoose: choose };
  const shelves = { shelf, onShelf: setShelf, played: report?.scenario?.name, onPlay: play };
  return {
    drawing: () =>
      fault === undefined ? (
        <div className={styles['drawn']}>
          <Drawing
            {...drawn}
            pairs={pairs}
            here={here}
            legend={<Legend journey={journey} onShelf={showShelf} />}
          />
          <StepPanel {...deeds} />
        </div>
      ) : (
        <Fault fault={fault} />
      ),
    steps: () => <StepList {...drawn} deeds={deeds} sought={text} />,
    data: () => <PartsPage journey={id} isReadOnly={isReadOnly} />,
    scenarios: () => (
      <ScenariosPart journey={journey} explore={explore} isReadOnly={isReadOnly} {...shelves} />
    ),
    texts: () => (
      <TextTable
        journey={journey}
        step={step}
        sought={text}
        isReadOnly={isReadOnly}
        onPicking={stage.setPicking}
      />
    ),
    review: () => <ReviewPart journey={journey} step={step} revision={against} onRevision={setAgainst} />,
    findings: () => <JourneyFindings journey={journey} />,
  } satisfies Record<Part, () => ReactNode>;
}

const readPart = (name: string): Part => parts.find((each) => each === name) ?? 'drawing';

function Fault({ fault }: { fault: string }) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles['fault']}>
      <h2>{t('journey.faultTitle')}</h2>
      <p>{fault}</p>
      <p>{t('journey.faultBody')}</p>
    </div>
  );
}
