import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';

export interface OverlayFailedProps {
  titleId: string;
  onClose: () => void;
}

/** Stands in for a content whose remote is down. */
export function OverlayFailed({ titleId, onClose }: OverlayFailedProps) {
  return (
    <>
      <h2 id={titleId}>
        <FormattedMessage id="overlay.failed.title" />
      </h2>
      <p>
        <FormattedMessage id="overlay.failed.text" />
      </p>
      <Button onClick={onClose}>
        <FormattedMessage id="overlay.close" />
      </Button>
    </>
  );
}
