import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useState } from 'react';
import type { Part, PartsOfJourney } from '../../parts.ts';
import { useDrafts } from '../drafts/drafts-context.ts';
import { begunForms } from '../drafts/form-place.ts';
import { GonePart } from '../drafts/GonePart.tsx';
import fields from '../fields/Fields.module.css';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';
import { useTold } from '../history/use-told.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { outcomeName } from '../words/way-words.ts';
import { DatumForm } from './DatumForm.tsx';
import { PartOpener, type PartDeed } from './PartOpener.tsx';
import { PartRemoveForm } from './PartRemoveForm.tsx';
import { PartRenameForm } from './PartRenameForm.tsx';
import styles from './Parts.module.css';

type PageProps = { journey: string; isReadOnly: boolean };

/** Lists what a journey remembers and how it ends, to be added to, renamed and taken out. */
export function PartsPage({ journey, isReadOnly }: PageProps) {
  const answered = useServer(places.partsOf(journey));
  if (answered?.kind !== 'found') return <Loading label={journey} />;
  return <Parts journey={journey} isReadOnly={isReadOnly} parts={answered.value} />;
}

/** Reads which deed a form does that was begun. */
function deedOf(form: string): PartDeed | undefined {
  const [kind, sort, name = ''] = form.split(' ');
  if (form === 'add datum') return { kind: 'add' };
  if ((kind !== 'rename' && kind !== 'remove') || (sort !== 'datum' && sort !== 'outcome')) return undefined;
  return { kind, part: { sort, form: '', name } };
}

function Parts({ journey, isReadOnly, parts }: PageProps & { parts: PartsOfJourney }) {
  const { t } = useTranslation('studio');
  const begun = begunForms(useDrafts(), { journey });
  const [deed, setDeed] = useState(() => begun.map(deedOf).find((each) => each !== undefined));
  const [told, setTold] = useTold<string>();
  const close = (): void => setDeed(undefined);
  const done = (words: string): void => {
    close();
    setTold(words);
  };
  const list = { journey, isReadOnly, parts, deed, onOpen: setDeed, onDone: done, onClose: close };
  const isThere = [...parts.data, ...parts.outcomes].some(({ name }) => name === deed?.part?.name);
  return (
    <div className={styles['page']}>
      {deed?.part && !isThere && (
        <GonePart
          place={{ journey, form: `${deed.kind} ${deed.part.sort} ${deed.part.name}` }}
          name={deed.part.name}
          onClose={close}
        />
      )}
      <section aria-label={t('parts.data')}>
        <h2>{t('parts.data')}</h2>
        {parts.data.length === 0 && <p>{t('parts.noData')}</p>}
        <PartRows
          {...list}
          rows={parts.data.map(({ name, type, isSensitive, note = '' }) => ({
            part: { sort: 'datum', form: '', name },
            words: t(isSensitive ? 'parts.sensitiveType' : 'parts.plainType', { type }),
            note,
          }))}
        />
        {!isReadOnly && <AddDatum {...list} />}
      </section>
      <section aria-label={t('parts.outcomes')}>
        <h2>{t('parts.outcomes')}</h2>
        <PartRows
          {...list}
          rows={parts.outcomes.map(({ name, ends }) => ({
            part: { sort: 'outcome', form: '', name },
            words: outcomeName(t, name),
            note: t('parts.ends', { steps: ends.join(', ') }),
          }))}
        />
        <p className={box['note']}>{t('parts.outcomeNote')}</p>
      </section>
      <output className={box['note']}>{told}</output>
    </div>
  );
}

type ListProps = PageProps & {
  parts: PartsOfJourney;
  deed: PartDeed | undefined;
  onOpen: (deed: PartDeed) => void;
  onDone: (words: string) => void;
  onClose: () => void;
};

function AddDatum({ journey, parts, deed, onOpen, onDone, onClose }: ListProps) {
  const { t } = useTranslation('studio');
  const isOpen = deed?.kind === 'add';
  const opener = useOpener(isOpen);
  if (isOpen) return <DatumForm journey={journey} types={parts.types} onDone={onDone} onClose={onClose} />;
  if (deed) return null;
  return (
    <p className={box['deeds']}>
      <button ref={opener} type="button" onClick={() => onOpen({ kind: 'add' })}>
        {t('parts.add')}
      </button>
    </p>
  );
}

type Row = { part: Part; words: string; note: string };

function PartRows({ rows, ...list }: ListProps & { rows: readonly Row[] }) {
  const { isReadOnly, deed, onOpen } = list;
  return (
    <ul className={fields['rows']}>
      {rows.map(({ part, words, note }) => (
        <li key={part.name}>
          <p className={styles['row']}>
            <code>{part.name}</code>
            <span>{words}</span>
            <span className={fields['soft']}>{note}</span>
            <span className={styles['deeds']}>
              {!isReadOnly &&
                (['rename', 'remove'] as const).map((kind) => (
                  <PartOpener key={kind} kind={kind} part={part} deed={deed} onOpen={onOpen} />
                ))}
            </span>
          </p>
          {deed?.part?.sort === part.sort && deed.part.name === part.name && (
            <Deed {...list} deed={{ ...deed, part }} />
          )}
        </li>
      ))}
    </ul>
  );
}

type DeedProps = Omit<ListProps, 'deed'> & { deed: PartDeed & { part: Part } };

function Deed({ deed: { kind, part }, parts, journey, onDone, onClose }: DeedProps) {
  const given = { journey, part, onDone, onClose };
  if (kind === 'rename') return <PartRenameForm {...given} />;
  const others = parts.outcomes.flatMap(({ name }) => (name === part.name ? [] : [name]));
  return <PartRemoveForm {...given} others={others} />;
}
