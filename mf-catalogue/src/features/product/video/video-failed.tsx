import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './product-video.module.css';

interface VideoFailedProps {
  /** URL of a file that the browser may play on a page of its own. */
  file: string | undefined;
  onRetry: () => void;
}

export function VideoFailed({ file, onRetry }: VideoFailedProps) {
  return (
    <div className={styles.failed}>
      <p role="alert">
        <FormattedMessage id="product.video.failed" />
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <FormattedMessage id="failed.retry" />
      </Button>
      {file === undefined ? null : (
        <a href={file} className={styles.file}>
          <FormattedMessage id="product.video.open" />
        </a>
      )}
    </div>
  );
}
