import { useOpenOverlay, useOverlayIntent } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './button-block.module.css';

export function CookiePreferencesBlock({ label }: { label: string }) {
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('consent/preferences');
  return (
    <p className={styles.action}>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => openOverlay('consent/preferences', {})}
        {...intent}
      >
        {label}
      </Button>
    </p>
  );
}
