import { useEffect, useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { SpinnerMark, VisuallyHidden } from 'shared-ui';
import { useStore } from 'zustand';
import type { SpinnerService } from './spinner-service.ts';
import styles from './page-spinner.module.css';

/** Delay before the spinner appears, milliseconds. */
const showDelayMs = 400;

/**
 * Shows a spinner while a form is submitted. It does not take the focus and blocks nothing: an answer that never
 * arrives must not lock the page.
 */
export function PageSpinner({ service }: { service: SpinnerService }) {
  const isPending = useStore(service.store, ({ count }) => count > 0);
  const isShown = useLasting(isPending);
  useEffect(() => {
    if (!isShown) return undefined;
    const main = document.getElementById('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isShown]);
  return (
    <div aria-live="polite">
      {isShown ? (
        <div className={styles.veil}>
          <SpinnerMark className={styles.mark} />
          <VisuallyHidden>
            <FormattedMessage id="spinner.label" />
          </VisuallyHidden>
        </div>
      ) : null}
    </div>
  );
}

/** Returns true when `isNow` has been true for a while. */
function useLasting(isNow: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isNow) return undefined;
    const timer = setTimeout(() => setLasted(true), showDelayMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isNow]);
  return isNow && hasLasted;
}
