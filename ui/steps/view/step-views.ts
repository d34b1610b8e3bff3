import type { ComponentType } from 'react';
import type { StepViewProps } from './step-view.ts';

/** The views that journeys may name in a `view` step; each is fetched when it is first shown. */
export const stepViews: Readonly<Record<string, ComponentType<StepViewProps>>> = {};
