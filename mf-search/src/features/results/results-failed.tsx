import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink, EmptyState, OfflineIcon } from 'shared-ui';

/** Replaces the catalogue's listing if it cannot be loaded. */
export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<OfflineIcon />}
      title={<FormattedMessage id="results.failedTitle" />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="results.retry" />
          </Button>
          <ButtonLink as={Link} to={paths.home} variant="secondary">
            <FormattedMessage id="results.home" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id="results.failed" />
      </p>
    </EmptyState>
  );
}
