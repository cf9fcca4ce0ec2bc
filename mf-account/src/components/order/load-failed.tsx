import { FormattedMessage } from 'shared-runtime';
import { Alert, Button } from 'shared-ui';
import styles from './order.module.css';

/** Shows that data could not be loaded, and offers a retry. */
export function LoadFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className={styles.failed}>
      <Alert kind="danger" title={<FormattedMessage id="orders.failed.title" />}>
        <FormattedMessage id="orders.failed.text" tagName="p" />
      </Alert>
      <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
        <FormattedMessage id="orders.failed.retry" />
      </Button>
    </div>
  );
}
