import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { PreferencesForm } from './preferences-form.tsx';
import { SaveFailed } from './save-failed.tsx';
import styles from './preferences.module.css';

export interface PreferencesOverlayProps extends OverlayProps<'consent/preferences'> {
  /** Makes the page show the stored choice again. @default reloads the page */
  reload?: () => void;
}

/** The gate opens it with `failed` when an answer could not be saved, also one that was given here. */
export function PreferencesOverlay({
  failed = false,
  reload = () => window.location.reload(),
}: PreferencesOverlayProps) {
  if (failed) return <SaveFailed onClosed={reload} />;
  return <Preferences />;
}

function Preferences() {
  const { close, titleId } = useOverlay();
  return (
    <div className={styles.preferences}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="preferences.title" />
      </h2>
      <PreferencesForm headingLevel={3} onSaved={close} />
    </div>
  );
}
