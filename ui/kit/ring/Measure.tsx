import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type MeasureProps = {
  /** From 0 to 100; what is beyond is drawn as full and read as it is. */
  percent: number;
  /** Names what is measured. */
  label: string;
  /** Reads the measure in words, such as the amount used of the limit. */
  valueText: string;
  tone?: 'calm' | 'warning' | 'critical' | undefined;
};

/** Says a measure to assistive technology, whatever is drawn of it. */
export function Measure({ percent, label, valueText }: MeasureProps) {
  return (
    <VisuallyHidden>
      <meter value={drawnOf(percent)} max={100} aria-label={label} aria-valuetext={valueText} />
    </VisuallyHidden>
  );
}

/** Returns how much of a drawing is full. */
export const drawnOf = (percent: number): number => Math.min(100, Math.max(0, percent));
