import { useTranslation } from '#i18n';
import type { Step } from '#schemas';
import { TextField } from '#ui/kit';
import { useEffect, useId, useRef } from 'react';
import { stepKinds } from '../../step-kinds.ts';
import type { StepAddition } from '../../written.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { knownOutcomes } from '../words/outcomes.ts';
import { operationName } from '../words/step-words.ts';
import { outcomeName } from '../words/way-words.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DeedProps } from './deeds.ts';
import { Labelled } from './Labelled.tsx';
import { LostAnswer } from './LostAnswer.tsx';
import styles from './StepDeeds.module.css';
import { useStepChange } from './use-step-change.ts';
import { waysBeside, type WayBeside } from './ways-beside.ts';

type Said = Pick<StepAddition, 'way' | 'of' | 'about' | 'unsure'> & { typed: string };

/** Asks for a new step on a way that leaves a step or leads to it, and shows what comes with it. */
export function AddForm({ journey, step, onDone, onClose }: DeedProps) {
  const { t } = useTranslation('studio');
  const ways = waysBeside(t, journey, step);
  const label = t('add.of', { name: step.name });
  const begun: Said = { way: '', of: 'form', about: '', unsure: '', typed: '' };
  const draft = useFormDraft({ journey: journey.id, step: step.name, form: 'add' }, { label, begun });
  const { of, about, unsure, typed } = draft.said;
  const say = (next: Partial<Said>): void => draft.say({ ...draft.said, ...next });
  // The first of them, until another is chosen.
  const way = draft.said.way || (ways[0]?.pointer ?? '');
  const name = typed.trim();
  const isWhole = name !== '' && way !== '' && (about !== '' || !needsMore.includes(of));
  const changing = useStepChange(
    { kind: 'add', journey: journey.id, name, way, of, about, unsure },
    { draft, isWhole, onDone: () => onDone({ words: t('add.done', { name }), step: name, isNew: true }) },
  );
  const { preview } = changing;
  const start = useRef<HTMLSelectElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <ChangeForm
      label={label}
      words={t('add.do')}
      hint={isWhole ? t('deeds.looking') : t('add.hint')}
      changing={changing}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <Labelled label={t('add.way')}>
          <select ref={start} value={way} onChange={({ currentTarget }) => say({ way: currentTarget.value })}>
            <Ways words={t('add.after')} ways={ways.filter(({ isBefore }) => !isBefore)} />
            <Ways words={t('add.before')} ways={ways.filter(({ isBefore }) => isBefore)} />
          </select>
        </Labelled>
        <KindSelect of={of} onOf={(next) => say({ of: next, about: '', unsure: '' })} />
        <About of={of} about={about} onAbout={(next) => say({ about: next })} />
        <LostAnswer
          journey={journey}
          {...{ of, about, preview }}
          chosen={unsure}
          onChoose={(next) => say({ unsure: next })}
        />
        <TextField
          label={t('add.name')}
          value={typed}
          onChange={(next) => say({ typed: next })}
          error={preview?.kind === 'refused' ? preview.why : undefined}
          hint={t('add.nameHint')}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
    </ChangeForm>
  );
}

function KindSelect({ of, onOf }: { of: Step['kind']; onOf: (of: Step['kind']) => void }) {
  const { t } = useTranslation('studio');
  return (
    <Labelled label={t('add.kind')}>
      <select
        value={of}
        onChange={({ currentTarget }) =>
          onOf(stepKinds.find((each) => each === currentTarget.value) ?? 'form')
        }
      >
        {stepKinds.map((each) => (
          <option key={each} value={each}>
            {t(`add.kinds.${each}`)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

const needsMore: readonly Step['kind'][] = ['call', 'view', 'journey', 'end'];

function Ways({ words, ways }: { words: string; ways: readonly WayBeside[] }) {
  if (ways.length === 0) return null;
  return (
    <optgroup label={words}>
      {ways.map((each) => (
        <option key={each.pointer} value={each.pointer}>
          {each.words}
        </option>
      ))}
    </optgroup>
  );
}

type AboutProps = { of: Step['kind']; about: string; onAbout: (about: string) => void };

function About({ of, about, onAbout }: AboutProps) {
  const { t } = useTranslation('studio');
  const answered = useServer(places.parts());
  const titles = useTitles(of);
  if (of === 'end') return <Outcome about={about} onAbout={onAbout} />;
  if (of !== 'call' && of !== 'view' && of !== 'journey') return null;
  const parts = answered?.kind === 'found' ? answered.value : undefined;
  const names = parts?.[of] ?? [];
  const worded = names.map((name) => {
    const words = of === 'call' ? operationName(t, name) : (titles.get(name) ?? name);
    return { name, words: words === name ? name : `${words} (${name})` };
  });
  return (
    <Labelled label={t(`add.about.${of}`)}>
      <select value={about} onChange={({ currentTarget }) => onAbout(currentTarget.value)}>
        <option value="">{t('add.choose')}</option>
        {worded
          .toSorted((one, other) => one.words.localeCompare(other.words, 'it'))
          .map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
      </select>
    </Labelled>
  );
}

/** What journeys are called, by their names; nothing else that a step can be made of has a title. */
function useTitles(of: Step['kind']): ReadonlyMap<string, string> {
  const library = useServer(places.library());
  const rows = of === 'journey' && library?.kind === 'found' ? library.value.rows : [];
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** One that is known, or a new one: the one who runs the journey is told that it lacks a way for that. */
function Outcome({ about, onAbout }: Omit<AboutProps, 'of'>) {
  const { t } = useTranslation('studio');
  const names = useId();
  return (
    <Labelled label={t('add.about.end')}>
      <input
        type="text"
        className={styles['line']}
        value={about}
        list={names}
        autoComplete="off"
        spellCheck="false"
        onChange={({ currentTarget }) => onAbout(currentTarget.value)}
      />
      <datalist id={names}>
        {knownOutcomes.map((name) => (
          <option key={name} value={name}>
            {outcomeName(t, name)}
          </option>
        ))}
      </datalist>
    </Labelled>
  );
}
