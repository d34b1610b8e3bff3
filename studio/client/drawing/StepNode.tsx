import { useTranslation } from '#i18n';
import { Icon, type IconName } from '#ui/kit';
import { Handle, Position, useReactFlow, type Node, type NodeProps } from '@xyflow/react';
import { counted } from '../words/counted.ts';
import { stepKind, stepTitle } from '../words/step-words.ts';
import { outcomeName, wayWords, wholeWords } from '../words/way-words.ts';
import styles from './Drawing.module.css';
import type { DrawnStep } from './graph.ts';
import { stepHeight, stepWidth } from './layout.ts';
import { markSigns } from './marks.ts';

/** What a step’s box shows. */
export type StepNodeData = {
  drawn: DrawnStep;
  isChosen: boolean;
  isPassed: boolean;
  isHere: boolean;
  /** How much of it no scenario passes. */
  missing: number;
  onChoose: (step: string) => void;
};

const icons: Readonly<Record<DrawnStep['step']['kind'], IconName>> = {
  form: 'edit',
  view: 'show',
  call: 'statement',
  branch: 'partly',
  assign: 'copy',
  journey: 'external',
  end: 'check',
};

/** More ways than these are counted, not named. */
const mostNamed = 2;

/** Draws a step as a box that can be chosen. */
export function StepNode({ data, positionAbsoluteX, positionAbsoluteY }: NodeProps<Node<StepNodeData>>) {
  const flow = useReactFlow();
  const { t } = useTranslation('studio');
  const { drawn, isChosen, isPassed, isHere, missing, onChoose } = data;
  const { step, refusals, exits, isMain, mark } = drawn;
  // The browser would scroll the ground from under the drawing.
  const bring = (): void => {
    const middle = { x: positionAbsoluteX + stepWidth / 2, y: positionAbsoluteY + stepHeight(drawn) / 2 };
    void flow.setCenter(middle.x, middle.y, { zoom: flow.getZoom() });
  };
  return (
    <>
      <Handle
        type="target"
        position={Position.Top}
        isConnectable={false}
        className={styles['handle'] ?? ''}
      />
      <button
        type="button"
        // Pressed, it is chosen; the drawing is moved by its ground.
        className={`nopan ${styles['step']}`}
        data-kind={step.kind}
        data-commit={step.isCommit || undefined}
        data-main={isMain || undefined}
        data-passed={isPassed || undefined}
        data-here={isHere || undefined}
        data-mark={mark}
        data-unreached={step.isPassed === false || undefined}
        aria-pressed={isChosen}
        title={step.name}
        onClick={() => onChoose(step.name)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && bring()}
      >
        <Kind step={step} missing={missing} mark={mark} />
        <span className={styles['title']}>{stepTitle(t, step)}</span>
        <Folded refusals={refusals} exits={exits} />
      </button>
      <Handle
        type="source"
        position={Position.Bottom}
        isConnectable={false}
        className={styles['handle'] ?? ''}
      />
    </>
  );
}

function Kind({ step, missing, mark }: Pick<DrawnStep, 'step' | 'mark'> & Pick<StepNodeData, 'missing'>) {
  const { t } = useTranslation('studio');
  const { errors, warnings } = step.findings;
  return (
    <span className={styles['kind']}>
      <Icon name={icons[step.kind]} />
      {stepKind(t, step)}
      {step.isStart && <span className={styles['start']}>{t('drawing.start')}</span>}
      {mark && <span className={styles['mark']}>{`${markSigns[mark]} ${t(`review.step.${mark}`)}`}</span>}
      {(missing > 0 || step.isPassed === false) && (
        <span className={styles['missing']}>
          {step.isPassed === false
            ? t('coverage.step')
            : counted(t, ['coverage.here.one', 'coverage.here.many'], missing)}
        </span>
      )}
      {errors > 0 && (
        <span className={styles['errors']}>
          {counted(t, ['counts.errors.one', 'counts.errors.many'], errors)}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['warnings']}>
          {counted(t, ['counts.warnings.one', 'counts.warnings.many'], warnings)}
        </span>
      )}
    </span>
  );
}

function Folded({ refusals, exits }: Pick<DrawnStep, 'refusals' | 'exits'>) {
  const { t } = useTranslation('studio');
  if (refusals.length + exits.length === 0) return null;
  return (
    <span className={styles['folded']}>
      {exits.length > 0 && (
        <span title={exits.map((way) => `${wayWords(t, way)} → ${outcomeName(t, way.to)}`).join('\n')}>
          {exits.length > mostNamed
            ? counted(t, ['drawing.others.one', 'drawing.others.many'], exits.length)
            : exits.map((way) => wayWords(t, way)).join(', ')}
        </span>
      )}
      {refusals.length > 0 && (
        <span className={styles['refusals']} title={refusals.map((way) => wholeWords(t, way)).join('\n')}>
          {counted(t, ['drawing.folded.one', 'drawing.folded.many'], refusals.length)}
        </span>
      )}
    </span>
  );
}
