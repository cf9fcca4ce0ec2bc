import { Component, type ReactNode } from 'react';
import { useDiscardRegionData } from './use-discard-region-data.ts';

export interface RegionBoundaryProps {
  onError: (error: unknown) => void;
  /** Rendered instead of the region; `retry` renders it again, with data that is fetched again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Error boundary of a region. */
export function RegionBoundary(props: RegionBoundaryProps) {
  const discardData = useDiscardRegionData();
  return <Boundary {...props} onRetry={discardData} />;
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
