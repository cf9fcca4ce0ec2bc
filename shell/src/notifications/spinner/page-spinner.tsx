import { useEffect, useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { SpinnerMark, VisuallyHidden } from 'shared-ui';
import { useStore } from 'zustand';
import type { SpinnerService } from './spinner-service.ts';
import styles from './page-spinner.module.css';

/** What is done sooner than this has nothing to show for it; milliseconds. */
const showDelayMs = 400;

/**
 * Stands over the page while a form is submitted. It says that something goes on and takes nothing away: the focus
 * stays, and every way out stays open, for an answer that never comes must not lock the shopper in.
 */
export function PageSpinner({ service }: { service: SpinnerService }) {
  const isBusy = useStore(service.store, ({ count }) => count > 0);
  const isShown = useLasting(isBusy);
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
            <FormattedMessage id="busy.label" />
          </VisuallyHidden>
        </div>
      ) : null}
    </div>
  );
}

/** True once it has been true for a while. */
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
