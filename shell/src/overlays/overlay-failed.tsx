import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';

export interface OverlayFailedProps {
  titleId: string;
  onClose: () => void;
}

/** Fallback of an overlay whose remote failed. */
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
