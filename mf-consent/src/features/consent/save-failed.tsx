import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './preferences.module.css';

export interface SaveFailedProps {
  /** After any way of closing the overlay. */
  onClosed: () => void;
}

export function SaveFailed({ onClosed }: SaveFailedProps) {
  const { close, titleId } = useOverlay();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; the heading says what came of it.
  useEffect(() => heading.current?.focus(), []);
  useUnmounted(onClosed);
  return (
    <div className={styles.form}>
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
 * The close button, Escape and a click on the background are the shell's: what they have in common is that the content
 * goes. One task later, because StrictMode unmounts and mounts again within one.
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
