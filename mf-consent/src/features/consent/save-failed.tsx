import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './preferences.module.css';

export interface SaveFailedProps {
  /** Called after the overlay was closed in any way. */
  onClosed: () => void;
}

export function SaveFailed({ onClosed }: SaveFailedProps) {
  const { close, titleId } = useOverlay();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was clicked is gone; the heading contains the result.
  useEffect(() => heading.current?.focus(), []);
  useUnmounted(onClosed);
  return (
    <div className={styles.preferences}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        <FormattedMessage id="preferences.failed.title" />
      </h2>
      <p>
        <FormattedMessage id="preferences.failed.text" />
      </p>
      <div className={styles.actions}>
        <Button onClick={close}>
          <FormattedMessage id="preferences.failed.close" />
        </Button>
      </div>
    </div>
  );
}

/**
 * Calls back after unmounting. The close button, Escape and the backdrop belong to the shell; all of them unmount the
 * content. The timeout is needed because StrictMode unmounts and mounts again in one task.
 */
function useUnmounted(callback: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useEffectEvent(callback);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(call);
    };
  }, []);
}
