import { Component, type ReactNode } from 'react';
import type { RegionFailure } from './shop-host.ts';

interface RegionBoundaryProps {
  onError: (error: unknown) => void;
  /** Rendered in place of the region; `retry` starts it again. */
  fallback: (retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

interface RegionBoundaryState {
  hasFailed: boolean;
}

/** Keeps a throw in the browser's render inside the region that it came from. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RegionBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}

export type { RegionFailure };
