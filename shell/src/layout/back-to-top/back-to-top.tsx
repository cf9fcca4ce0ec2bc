import { useEffect, useState } from 'react';
import { useIntl } from 'shared-runtime';
import { ChevronUpIcon } from 'shared-ui';
import styles from './back-to-top.module.css';

/** On desktops, once the first screen is out of sight. Without scripts there is no such button; the Home key is. */
export function BackToTop() {
  const intl = useIntl();
  const isFar = useIsFarDown();
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'late.backToTop' })}
      onClick={goToTop}
    >
      <ChevronUpIcon />
    </button>
  );
}

/** The keyboard goes along: the next Tab is at the page's beginning, and not behind a button that is gone. */
function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

function useIsFarDown(): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const look = () => setIsFar(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isFar;
}
