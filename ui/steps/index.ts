export { StepView } from './view/StepView.tsx';
export type { StepViewProps } from './view/step-view.ts';
