import { useTranslation } from '#i18n';
import { type RefObject, useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { Compared } from '../../review.ts';
import { drawingPicture } from './drawing-picture.ts';
import { fontsOf } from './picture-fonts.ts';
import { takePictures } from './pictures.ts';
import styles from './Review.module.css';
import { signOffPage } from './sign-off-page.ts';

type ButtonProps = { journey: JourneyView; view: Compared; drawing: RefObject<HTMLDivElement | null> };

type State = { kind: 'idle' } | { kind: 'taking'; done: number } | { kind: 'done'; name: string };

/** Makes one file of the review, with all pictures in it, and has the browser keep it. */
export function ExportButton({ journey, view, drawing }: ButtonProps) {
  const { t } = useTranslation('studio');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isTaking = state.kind === 'taking';
  const make = async (): Promise<void> => {
    if (isTaking) return;
    setState({ kind: 'taking', done: 0 });
    const drawn = await drawingPicture(drawing.current);
    const screens = await takePictures(journey.id, view, (done) => setState({ kind: 'taking', done }));
    const fonts = await fontsOf(document);
    const name = `revisione-${journey.id}-${view.revision.commit.slice(0, 12)}.html`;
    download(name, signOffPage({ title: journey.title, id: journey.id, view, drawn, screens, fonts }, t));
    setState({ kind: 'done', name });
  };
  return (
    <div className={styles['export']}>
      <button type="button" aria-disabled={isTaking || undefined} onClick={() => void make()}>
        {t('review.export.make')}
      </button>
      <output>
        {state.kind === 'taking' && t('review.export.taking', { done: state.done, of: view.screens.length })}
        {state.kind === 'done' && t('review.export.done', { name: state.name })}
        {state.kind === 'idle' && t('review.export.hint')}
      </output>
    </div>
  );
}

function download(name: string, page: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
