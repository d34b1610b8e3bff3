import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { Proposal } from '../../proposals.ts';
import type { JourneyView } from '../../protocol.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { counted } from '../words/counted.ts';
import { missingWords } from './missing-words.ts';
import { notSavedWords, titleFault } from './saved-words.ts';
import type { Play } from './ScenarioList.tsx';
import styles from './Scenarios.module.css';
import type { Explore } from './use-explore.ts';

type ProposalsProps = { journey: JourneyView; explore: Explore; isReadOnly: boolean; onPlay: Play };

/** Searches for the scenarios that are missing, and offers each to be looked at, taken or put aside. */
export function Proposals(props: ProposalsProps) {
  const { t } = useTranslation('studio');
  const { state, start, stop } = props.explore;
  const isSearching = state.kind === 'searching';
  return (
    <section aria-labelledby="proposals" className={styles['section']}>
      <h2 id="proposals">{t('explore.title')}</h2>
      <p className={styles['note']}>{t('explore.note')}</p>
      <div className={styles['search']}>
        <button type="button" onClick={isSearching ? stop : start}>
          {t(isSearching ? 'explore.stop' : state.kind === 'idle' ? 'explore.start' : 'explore.again')}
        </button>
        <output>
          {isSearching &&
            (state.tried === 0 ? t('explore.beginning') : t('explore.searching', { tried: state.tried }))}
          {state.kind === 'stopped' && t('explore.stopped')}
        </output>
      </div>
      {state.kind === 'lost' && <p role="alert">{t('explore.lost')}</p>}
      {state.kind === 'broken' && <p role="alert">{state.why}</p>}
      {state.kind === 'found' && <Found {...props} found={state} />}
    </section>
  );
}

type Found = Extract<Explore['state'], { kind: 'found' }>;

function Found({ journey, explore, isReadOnly, onPlay, found }: ProposalsProps & { found: Found }) {
  const { t } = useTranslation('studio');
  const [taken, setTaken] = useState<string>();
  const open = new Set(journey.coverage?.missing.map(({ id }) => id));
  const offered = found.proposals
    .filter(({ name }) => !explore.aside.has(name))
    .map((proposal) => ({ ...proposal, passes: proposal.passes.filter(({ id }) => open.has(id)) }))
    // What another has brought meanwhile is missing no more.
    .filter(({ passes }) => passes.length > 0);
  return (
    <>
      <output className={styles['note']}>
        {taken !== undefined && `${t('explore.taken', { file: taken })}. `}
        {offered.length === 0 && t(found.proposals.length === 0 ? 'explore.nothing' : 'explore.noneLeft')}
      </output>
      <ul className={styles['scenarios']} aria-label={t('explore.list')}>
        {offered.map((proposal) => (
          <li key={proposal.name}>
            <Offered
              proposal={proposal}
              journey={journey}
              isReadOnly={isReadOnly}
              onPlay={onPlay}
              onTaken={setTaken}
              onAside={() => explore.putAside(proposal.name)}
            />
          </li>
        ))}
      </ul>
      {found.defects.length > 0 && <h3>{t('explore.defects')}</h3>}
      <ul className={styles['missing']}>
        {found.defects.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
      {found.unreached.length > 0 && <h3>{t('explore.unreached')}</h3>}
      <ul className={styles['missing']}>
        {found.unreached.map(({ why, ...missing }) => (
          <li key={missing.id}>
            {t('explore.unreachedWhy', { what: missingWords(t, missing, journey), why })}
          </li>
        ))}
      </ul>
    </>
  );
}

type OfferedProps = Omit<ProposalsProps, 'explore'> & {
  proposal: Proposal;
  onTaken: (file: string) => void;
  onAside: () => void;
};

function Offered({ proposal, journey, isReadOnly, onPlay, onTaken, onAside }: OfferedProps) {
  const { t } = useTranslation('studio');
  const { name, moves, passes } = proposal;
  const draft = useFormDraft(
    { journey: journey.id, form: `take ${name}` },
    { label: t('explore.titleOf'), begun: { title: proposal.title } },
  );
  const { title } = draft.said;
  const [refused, setRefused] = useState<string>();
  const taken = journey.scenarios.map((scenario) => scenario.title);
  const fault = titleFault(t, title, taken) ?? refused;
  const take = async (): Promise<void> => {
    const chosen = { kind: 'proposal', journey: journey.id, name, title } as const;
    const answered = await postJson(places.scenario(), chosen);
    setRefused(notSavedWords(t, answered));
    if (answered.kind === 'found' && answered.value.kind === 'saved') {
      draft.drop();
      onTaken(answered.value.file);
    }
  };
  return (
    <>
      <div className={styles['offered']}>
        <input
          value={title}
          aria-label={t('explore.titleOf')}
          aria-invalid={fault !== undefined || undefined}
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => {
            draft.say({ title: currentTarget.value });
            setRefused(undefined);
          }}
        />
        {fault !== undefined && (
          <p className={styles['why']} role="alert">
            {fault}
          </p>
        )}
        <p className={styles['note']}>
          {counted(t, ['explore.passes.one', 'explore.passes.many'], passes.length)}
          {`, ${counted(t, ['scenarios.moves.one', 'scenarios.moves.many'], moves)}`}
        </p>
        <ul className={styles['passes']}>
          {passes.map((missing) => (
            <li key={missing.id}>{missingWords(t, missing, journey)}</li>
          ))}
        </ul>
      </div>
      <Deeds
        title={title}
        isTakeable={!isReadOnly && titleFault(t, title, taken) === undefined}
        onPlay={() => onPlay(name)}
        onTake={() => void take()}
        onAside={onAside}
      />
    </>
  );
}

type DeedsProps = {
  title: string;
  isTakeable: boolean;
  onPlay: () => void;
  onTake: () => void;
  onAside: () => void;
};

function Deeds({ title, isTakeable, onPlay, onTake, onAside }: DeedsProps) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles['deeds']}>
      <button type="button" aria-label={t('scenarios.playNamed', { title })} onClick={onPlay}>
        {t('scenarios.play')}
      </button>
      <button
        type="button"
        data-main
        disabled={!isTakeable}
        aria-label={t('explore.takeNamed', { title })}
        onClick={onTake}
      >
        {t('explore.take')}
      </button>
      <button type="button" aria-label={t('explore.dismissNamed', { title })} onClick={onAside}>
        {t('explore.dismiss')}
      </button>
    </div>
  );
}
