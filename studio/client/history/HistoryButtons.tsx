import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Deed, Turned } from '../../written.ts';
import { postJson } from '../server/ask.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import styles from './HistoryButtons.module.css';
import { useTurnKeys, type Direction } from './use-turn-keys.ts';

/** Takes back what Studio has written, whichever file it was, and does it again. */
export function HistoryButtons() {
  const { t } = useTranslation('studio');
  const answered = useServer(places.history());
  const [told, setTold] = useState<{ direction: Direction; turned: Turned; number: number }>();
  const view = answered?.kind === 'found' ? answered.value : {};
  const turn = async (direction: Direction): Promise<void> => {
    const reply = await postJson(places.turn(), { direction });
    const turned: Turned =
      reply.kind === 'found' ? reply.value : { kind: 'refused', why: reply.why || t('texts.unanswered') };
    setTold((before) => ({ direction, turned, number: (before?.number ?? 0) + 1 }));
  };
  useTurnKeys((direction) => void turn(direction));
  const button = (direction: Direction, deed: Deed | undefined) => (
    <button
      type="button"
      // A button that is disabled while it has the focus would swallow the keys.
      aria-disabled={!deed || undefined}
      title={deed && t(`history.${direction}What`, { what: deedWords(t, deed) })}
      onClick={() => {
        if (deed) void turn(direction);
      }}
    >
      <TurnMark direction={direction} />
      {t(`history.${direction}`)}
    </button>
  );
  return (
    <fieldset aria-label={t('history.title')} className={styles['history']}>
      {button('undo', view.undo)}
      {button('redo', view.redo)}
      {told && <Told key={told.number} {...told} onClose={() => setTold(undefined)} />}
    </fieldset>
  );
}

/** An arrow that turns back, or forth again. */
function TurnMark({ direction }: { direction: Direction }) {
  return (
    <svg className={styles['mark']} data-direction={direction} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
    </svg>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

const deedWords = (t: T, { kind, name }: Deed): string => t(`history.deed.${kind}`, { name });

/** As long as a slow reader needs for two lines, and somebody who listens to them. */
const readingMs = 10_000;

type ToldProps = { direction: Direction; turned: Turned; onClose: () => void };

/** Says what was taken back, or why it was not. */
function Told({ direction, turned, onClose }: ToldProps) {
  const { t } = useTranslation('studio');
  const isDone = turned.kind === 'done' || turned.kind === 'nothing';
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // What was not done stays until it is read; what was is in sight, and nobody has to clear it away.
    if (!isDone || isHeld) return undefined;
    const timer = setTimeout(() => leave(), readingMs);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  const held = { onFocus: () => setHeld(true), onPointerEnter: () => setHeld(true) };
  const free = { onBlur: () => setHeld(false), onPointerLeave: () => setHeld(false) };
  return (
    <div
      className={styles['told']}
      data-done={isDone || undefined}
      role={isDone ? 'status' : 'alert'}
      {...held}
      {...free}
    >
      <p>{turnedWords(t, direction, turned)}</p>
      <button type="button" aria-label={t('history.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function turnedWords(t: T, direction: Direction, turned: Turned): string {
  switch (turned.kind) {
    case 'done':
      return t(`history.${direction}Done`, { what: deedWords(t, turned.deed) });
    case 'nothing':
      return t(`history.${direction}Nothing`);
    case 'changed':
      return t(`history.${direction}Changed`, { files: turned.files.join(', ') });
    case 'refused':
      return turned.why;
  }
}
