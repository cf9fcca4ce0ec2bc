import { useEffect, useRef } from 'react';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './preferences.module.css';

export interface SaveFailedProps {
  onClose: () => void;
}

export function SaveFailed({ onClose }: SaveFailedProps) {
  const { titleId } = useOverlay();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; the heading says what came of it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        <FormattedMessage id="preferences.failed.title" />
      </h2>
      <p>
        <FormattedMessage id="preferences.failed.text" />
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <FormattedMessage id="preferences.failed.close" />
        </Button>
      </div>
    </div>
  );
}
