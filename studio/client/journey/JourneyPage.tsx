import { useTranslation } from '#i18n';
import { Loading, Tabs } from '#ui/kit';
import { useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { addressOf, goTo, type Part } from '../route.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { SimulatorPane } from '../simulator/SimulatorPane.tsx';
import { StagePane } from '../simulator/StagePane.tsx';
import { useStage } from '../simulator/use-stage.ts';
import { StepList } from '../steps/StepList.tsx';
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
  const { t } = useTranslation('studio');
  const { id } = journey;
  const stage = useStage(id, step);
  const answered = useServer(places.stage(id));
  const view = answered?.kind === 'found' ? answered.value : undefined;
  const { passed, here } = walked(stage.report, journey);
  const choose = (name: string): void => {
    goTo({ journey: id, part, step: name });
    stage.send({ kind: 'open', journey: id, at: { step: name } });
  };
  const contents = {
    drawing:
      journey.fault === undefined ? (
        <Drawing journey={journey} chosen={step} passed={passed} here={here} onChoose={choose} />
      ) : (
        <Fault fault={journey.fault} />
      ),
    steps: <StepList journey={journey} chosen={step} passed={passed} onChoose={choose} />,
    texts: <TextTable journey={journey} step={step} sought={text} isReadOnly={isReadOnly} />,
    findings: <JourneyFindings journey={journey} />,
  };
  const words = (name: Part): string =>
    name === 'findings' && journey.findings.length > 0
      ? `${t('journey.findings')} (${journey.findings.length})`
      : t(`journey.${name}`);
  const [isWide, setWide] = useState(false);
  return (
    <div className={styles['page']} data-wide={isWide || undefined}>
      <section className={styles['parts']} aria-label={journey.title}>
        <JourneyHead journey={journey} />
        <Tabs
          label={t('journey.parts')}
          selected={part}
          onSelect={(name) => goTo({ journey: id, part: readPart(name), step })}
          tabs={parts.map((name) => ({
            id: name,
            label: words(name),
            content: <div className={styles['part']}>{name === part && contents[name]}</div>,
          }))}
        />
      </section>
      <StagePane stage={stage} view={view} isWide={isWide} onWide={setWide} />
      <SimulatorPane stage={stage} view={view} />
    </div>
  );
}

const parts: readonly Part[] = ['drawing', 'steps', 'texts', 'findings'];
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
