import { useTranslation } from '#i18n';
import { useRef } from 'react';
import { conditionWords } from '../words/condition.ts';
import { newClause } from './changes.ts';
import { ClauseEditor } from './ClauseEditor.tsx';
import styles from './GuardEditor.module.css';
import { GuardName } from './GuardName.tsx';
import { writeGuard, type Group, type GuardPart } from './guard-parts.ts';
import type { Choosable } from './subjects.ts';

type GroupProps = {
  group: Group;
  subjects: readonly Choosable[];
  onChange: (next: Group, isTyping?: boolean) => void;
  /** Groups stand in the whole guard, and in no other group. */
  isWithin?: boolean;
};

/** Writes a list of conditions, of which all must hold or one. */
export function GroupEditor({ group, subjects, onChange, isWithin = false }: GroupProps) {
  const { t } = useTranslation('studio');
  const list = useRef<HTMLUListElement>(null);
  const { parts } = group;
  const focusOn = (place: string): void => {
    requestAnimationFrame(() => list.current?.parentElement?.querySelector<HTMLElement>(place)?.focus());
  };
  const put = (next: readonly GuardPart[], isTyping?: boolean): void =>
    onChange({ ...group, parts: next }, isTyping);
  return (
    <fieldset className={styles['group']} aria-label={t(isWithin ? 'guard.nested' : 'guard.conditions')}>
      {parts.length > 1 && <Join group={group} onChange={onChange} />}
      <ul ref={list} className={styles['parts']}>
        {parts.map(numbered).map(({ part, index, id }) => (
          <li key={id} className={styles['part']} aria-label={t('guard.one', { number: index + 1 })}>
            <Part
              part={part}
              subjects={subjects}
              onChange={(next, isTyping) => put(parts.with(index, next), isTyping)}
            />
            {part.kind !== 'untold' && (
              <button
                type="button"
                aria-label={t('guard.removeOne', { condition: conditionWords(t, writeGuard(part)) })}
                onClick={() => {
                  put(parts.toSpliced(index, 1));
                  focusOn(':scope > p > button');
                }}
              >
                {t('guard.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Adds
        group={group}
        subjects={subjects}
        isWithin={isWithin}
        onAdd={(part) => {
          put([...parts, part]);
          // What was added is gone on with.
          focusOn(':scope > ul > :last-child :is(input, select)');
        }}
      />
    </fieldset>
  );
}

function Join({ group, onChange }: Pick<GroupProps, 'group' | 'onChange'>) {
  const { t } = useTranslation('studio');
  return (
    <select
      className={styles['join']}
      aria-label={t('guard.join')}
      value={group.join}
      onChange={({ currentTarget }) =>
        onChange({ ...group, join: currentTarget.value === 'or' ? 'or' : 'and' })
      }
    >
      <option value="and">{t('guard.all')}</option>
      <option value="or">{t('guard.any')}</option>
    </select>
  );
}

type AddsProps = Pick<GroupProps, 'group' | 'subjects' | 'isWithin'> & { onAdd: (part: GuardPart) => void };

function Adds({ group, subjects, isWithin, onAdd }: AddsProps) {
  const { t } = useTranslation('studio');
  const [first] = subjects;
  if (!first) return null;
  const join = group.join === 'and' ? 'or' : 'and';
  return (
    <p className={styles['adds']}>
      <button type="button" onClick={() => onAdd(newClause(first))}>
        {t('guard.addClause')}
      </button>
      {!isWithin && group.parts.length > 0 && (
        <button
          type="button"
          onClick={() => onAdd({ kind: 'group', join, parts: [newClause(first), newClause(first)] })}
        >
          {t('guard.addGroup')}
        </button>
      )}
    </p>
  );
}

const numbered = (part: GuardPart, index: number) => ({ part, index, id: String(index) });

type PartProps = {
  part: GuardPart;
  subjects: readonly Choosable[];
  onChange: (next: GuardPart, isTyping?: boolean) => void;
};

function Part({ part, subjects, onChange }: PartProps) {
  const { t } = useTranslation('studio');
  switch (part.kind) {
    case 'clause':
      return <ClauseEditor clause={part} subjects={subjects} onChange={onChange} />;
    case 'group':
      return <GroupEditor isWithin group={part} subjects={subjects} onChange={onChange} />;
    case 'untold':
      return (
        <p className={styles['untold']}>
          <span>{conditionWords(t, part.written)}</span> <GuardName written={part.written} />{' '}
          <small>{t('guard.untold')}</small>
        </p>
      );
  }
}
