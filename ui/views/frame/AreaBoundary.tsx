import { NotFetched } from '#ui/kit';
import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { crashId } from './notices/crash-id.ts';
import { CrashNotice } from './notices/CrashNotice.tsx';
import { NotFetchedNotice } from './notices/NotFetchedNotice.tsx';

type AreaBoundaryProps = {
  children: ReactNode;
  /** Receives the id that the holder sees, for the log. */
  onCrash: (id: string, error: unknown) => void;
  /** What is drawn around what is said, for an area that is the whole page. */
  around?: ComponentType<{ children: ReactNode }>;
};

type Crash = { id: string; error: unknown };

type AreaBoundaryState = { crash: Crash | undefined };

/**
 * Keeps the crash of one area from taking the page with it, and shows an id that the log has too (S-58). What it shows
 * comes with the first screen: where the connection is gone, nothing more can be fetched.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { crash: { id: crashId(), error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotFetched) error.forget();
    this.props.onCrash(this.state.crash?.id ?? '', error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;
    const { around: Around = Fragment } = this.props;
    return <Around>{this.notice(crash)}</Around>;
  }

  private notice({ id, error }: Crash): ReactNode {
    const again = (): void => this.setState({ crash: undefined });
    if (error instanceof NotFetched) return <NotFetchedNotice failure={error} onFetched={again} />;
    return <CrashNotice id={id} onRetry={again} />;
  }
}
