import { Component, lazy, type ReactNode, Suspense } from 'react';

type AreaBoundaryProps = {
  children: ReactNode;
  /** Receives the id that the holder sees, for the log. */
  onCrash: (id: string, error: unknown) => void;
};

type AreaBoundaryState = { crash: string | undefined };

/** Keeps the crash of one area from taking the page with it, and shows an id that the log has too (S-58). */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { crash: undefined };

  static getDerivedStateFromError(): AreaBoundaryState {
    return { crash: crypto.randomUUID().slice(0, 8).toUpperCase() };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(this.state.crash ?? '', error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;
    return (
      <Suspense fallback={null}>
        <CrashNotice id={crash} onRetry={() => this.setState({ crash: undefined })} />
      </Suspense>
    );
  }
}

const CrashNotice = lazy(async () => {
  const { CrashNotice: component } = await import('./CrashNotice.tsx');
  return { default: component };
});
