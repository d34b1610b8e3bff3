import { useTranslation } from '#i18n';
import { useReactFlow } from '@xyflow/react';
import type { ReactNode } from 'react';
import styles from './DrawingTools.module.css';

type ToolsProps = { isFolded: boolean; onFold: (isFolded: boolean) => void };

/** Stands over a drawing: its tools, and below them the legend. */
export const OverDrawing = ({ legend, ...tools }: ToolsProps & { legend: ReactNode }) => (
  <div className={styles['over']}>
    <DrawingTools {...tools} />
    {legend}
  </div>
);

/** Folds refusals and changes how much of the drawing is in sight. */
function DrawingTools({ isFolded, onFold }: ToolsProps) {
  const { t } = useTranslation('studio');
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  return (
    <div className={styles['tools']}>
      <button type="button" aria-pressed={!isFolded} onClick={() => onFold(!isFolded)}>
        {t(isFolded ? 'drawing.unfold' : 'drawing.fold')}
      </button>
      <button type="button" onClick={() => void fitView({ padding: 0.08, maxZoom: 1 })}>
        {t('drawing.fit')}
      </button>
      <button type="button" aria-label={t('drawing.zoomOut')} onClick={() => void zoomOut()}>
        <span aria-hidden="true" data-sign="minus" />
      </button>
      <button type="button" aria-label={t('drawing.zoomIn')} onClick={() => void zoomIn()}>
        <span aria-hidden="true" data-sign="plus" />
      </button>
    </div>
  );
}
