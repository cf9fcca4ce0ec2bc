import { useState } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import { Preferences } from './preferences.tsx';
import { SaveFailed } from './save-failed.tsx';

export interface PreferencesOverlayProps extends OverlayProps<'consent/preferences'> {
  /** Makes the page show the stored choice again. @default reloads the page */
  reload?: () => void;
}

export function PreferencesOverlay({
  failed = false,
  reload = () => window.location.reload(),
}: PreferencesOverlayProps) {
  const [hasFailed, setFailed] = useState(failed);
  if (hasFailed) return <SaveFailed onClosed={reload} />;
  return <Preferences onFailed={() => setFailed(true)} />;
}
