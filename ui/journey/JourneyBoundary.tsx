import { Component, type ReactNode } from 'react';
import type { JourneyRun } from './run/run.ts';

type BoundaryProps = { run: JourneyRun; children: ReactNode };

/** Ends a journey whose screen cannot be drawn, so that the page beneath stays usable (S-58). */
export class JourneyBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    // As what nobody has caught: it is recorded like that, and told where errors are (RUN-17).
    reportError(error);
    this.props.run.session.leave();
    this.props.run.broken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
