export type { StepViewProps } from './view/step-view.ts';
export { fetchViews, viewAnswers, viewNames } from './view/step-views.ts';
export { StepView } from './view/StepView.tsx';
