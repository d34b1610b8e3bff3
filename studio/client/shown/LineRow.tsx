import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef } from 'react';
import type { ReadableView } from '../../protocol.ts';
import type { ShownAs } from '../../shown.ts';
import actions from '../actions/Actions.module.css';
import box from '../frame/Box.module.css';
import { Labelled } from '../steps/Labelled.tsx';
import { braceWords } from '../texts/brace-words.ts';
import { stepTitle } from '../words/step-words.ts';
import styles from './Shown.module.css';
import { DatumPicker } from './DatumPicker.tsx';
import { screensBefore } from './screens-before.ts';
import type { PartProps } from './part-props.ts';
import {
  formatsOf,
  namesIn,
  placeholderOf,
  valueFor,
  written,
  type LineDraft,
  type ValueDraft,
} from './shown-draft.ts';

type RowProps = Omit<PartProps, 'onDraft'> & {
  line: LineDraft;
  onChange: (next: Partial<LineDraft>, values?: readonly ValueDraft[]) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Asks what a line of a summary is called, what it shows and how, and where it is changed. */
export function LineRow(props: RowProps) {
  const { line, draft, onChange } = props;
  const { t } = useTranslation('studio');
  const label = useRef<HTMLInputElement>(null);
  const isNew = line.name === '';
  useEffect(() => {
    // One that was just begun is what is said next.
    if (isNew) label.current?.focus();
  }, [isNew]);
  const known = new Set(draft.values.map(({ name }) => name));
  const unfilled = namesIn(line.text).filter((name) => !known.has(name) && !brand.includes(name));
  return (
    <fieldset className={actions['row']}>
      <legend>{t('shown.line', { words: line.label.trim() || t('shown.lineNew') })}</legend>
      <div className={styles['asked']}>
        <TextField
          ref={label}
          label={t('shown.label')}
          value={line.label}
          onChange={(words) => onChange({ label: words })}
          error={braceWords(t, line.label)}
          autoComplete="off"
        />
        <What {...props} />
        <TextField
          label={t('shown.text')}
          value={line.text}
          onChange={(text) => onChange({ text })}
          error={
            unfilled.length > 0
              ? t('shown.unfilled', { names: unfilled.map((name) => written(name, '')).join(', ') })
              : braceWords(t, line.text)
          }
          autoComplete="off"
        />
        <ChangeSelect {...props} />
      </div>
      <Deeds {...props} />
    </fieldset>
  );
}

/** What every text may hold. */
const brand: readonly string[] = [
  'brand',
  'eCode',
  'helpLine',
  'lockLine',
  'helpLineAbroad',
  'lockLineAbroad',
];

function What({ journey, draft, line, onChange }: RowProps) {
  const { t } = useTranslation('studio');
  const lone = placeholderOf(line.text);
  const value = draft.values.find(({ name }) => name === lone?.name);
  const chosen = journey.readable.find(({ path }) => path === value?.path);
  const show = (readable: ReadableView): void => {
    const found = valueFor(readable, draft.values);
    const [format = ''] = formatsOf(readable);
    const text = written(found.value.name, format);
    // What the screen calls it that asks for it, it is called here too.
    onChange({ text, ...(line.label.trim() === '' && { label: readable.words ?? '' }) }, found.values);
  };
  const isOwn = line.text.trim() !== '' && chosen === undefined;
  return (
    <>
      <DatumPicker
        label={t('shown.what')}
        journey={journey}
        chosen={chosen?.path ?? ''}
        otherwise={t(isOwn ? 'shown.whatOwn' : 'shown.whatChoose')}
        onChoose={show}
      />
      {chosen && lone && (
        <FormatSelect
          readable={chosen}
          format={lone.format}
          onFormat={(format) => onChange({ text: written(lone.name, format) })}
        />
      )}
    </>
  );
}

type FormatProps = { readable: ReadableView; format: string; onFormat: (format: string) => void };

function FormatSelect({ readable, format, onFormat }: FormatProps) {
  const { t } = useTranslation('studio');
  const fitting = formatsOf(readable);
  const all = fitting.some((each) => each === format) ? fitting : [...fitting, format as ShownAs];
  const words = (each: ShownAs | ''): string => {
    const how = each === '' ? 'plain' : each;
    return t(`shown.hows.${how}`);
  };
  return (
    <Labelled label={t('shown.how')}>
      <select value={format} onChange={({ currentTarget }) => onFormat(currentTarget.value)}>
        {all.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** What changes a line that several ways lead back from. */
const stays = '=';

function ChangeSelect({ journey, step, line, onChange }: RowProps) {
  const { t } = useTranslation('studio');
  const screens = screensBefore(journey, step.name);
  return (
    <Labelled label={t('shown.change')}>
      <select
        value={line.keepsChange ? stays : line.change}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === stays ? { keepsChange: true } : { keepsChange: false, change: value })
        }
      >
        <option value="">{t('shown.changeNone')}</option>
        {line.keepsChange && <option value={stays}>{t('shown.changeStays')}</option>}
        {screens.map((each) => (
          <option key={each.name} value={each.name}>
            {`${stepTitle(t, each)} (${each.name})`}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Deeds({ draft: { lines }, line, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('studio');
  const words = line.label.trim() || t('shown.lineNew');
  const at = lines.findIndex(({ key }) => key === line.key);
  const move = (kind: 'up' | 'down', isUsable: boolean, by: -1 | 1) => (
    <button
      type="button"
      className={box['opener']}
      aria-label={t(`shown.${kind}Of`, { words })}
      aria-disabled={!isUsable || undefined}
      onClick={() => {
        if (isUsable) onMove(by);
      }}
    >
      {t(`shown.${kind}`)}
    </button>
  );
  return (
    <p className={actions['deeds']}>
      {move('up', at > 0, -1)}
      {move('down', at < lines.length - 1, 1)}
      <button
        type="button"
        className={box['opener']}
        aria-label={t('shown.removeLine', { words })}
        onClick={onRemove}
      >
        {t('shown.remove')}
      </button>
    </p>
  );
}
