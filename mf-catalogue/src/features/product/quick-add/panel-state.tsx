import { FormattedMessage } from 'shared-runtime';
import { Alert, Skeleton } from 'shared-ui';
import { LoadFailed } from '../../../components/page/load-failed.tsx';
import { LoadingNote } from '../../../components/page/loading-note.tsx';

export interface PanelStateProps {
  /** The query of a product that is not loaded. */
  query: {
    error: { failure: { code: string } } | null;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** Replaces the form while the product is loading, and if it cannot be loaded. */
export function PanelState({ query }: PanelStateProps) {
  if (query.error?.failure.code === 'not_found') {
    return (
      <Alert kind="danger">
        <FormattedMessage id="product.failed.gone" tagName="p" />
      </Alert>
    );
  }
  if (query.isError) {
    return <LoadFailed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  return (
    <>
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="3rem" />
      <LoadingNote />
    </>
  );
}
