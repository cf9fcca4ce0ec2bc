import { useOpenOverlay } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './button-block.module.css';

export function CookiePreferencesBlock({ label }: { label: string }) {
  const openOverlay = useOpenOverlay();
  return (
    <p className={styles.action}>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => openOverlay('consent/preferences', {})}
      >
        {label}
      </Button>
    </p>
  );
}
