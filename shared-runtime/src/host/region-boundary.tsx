import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';

export interface RegionBoundaryProps {
  onError: (error: unknown) => void;
  /** Rendered in place of the region; `retry` starts it again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a throw in the browser's render inside the region that it came from. */
export function RegionBoundary(props: RegionBoundaryProps) {
  // A query that has failed would throw again at once instead of asking again.
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary {...props} onRetry={reset} />;
}

interface BoundaryProps extends RegionBoundaryProps {
  onRetry: () => void;
}

interface BoundaryState {
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
