import { useEffect, useState } from 'react';
import { useIntl } from 'shared-runtime';
import { ChevronUpIcon } from 'shared-ui';
import styles from './back-to-top.module.css';

/** Shown on desktops after scrolling past the first screen. */
export function BackToTop() {
  const intl = useIntl();
  const isFar = useIsFarDown();
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'frame.backToTop' })}
      onClick={goToTop}
    >
      <ChevronUpIcon />
    </button>
  );
}

/** Focuses the page, because the button disappears. */
function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

function useIsFarDown(): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const update = () => setIsFar(scrollY > innerHeight);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return isFar;
}
