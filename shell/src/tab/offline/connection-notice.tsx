import { useRef, useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';
import { useStore } from 'zustand';
import type { Connection } from '../tab-monitor.ts';
import styles from './connection-notice.module.css';

/** Says that there is no network while the page stays what it is; gone as soon as there is one. */
export function ConnectionNotice({ appState, retry }: Connection) {
  const isOffline = useStore(appState, ({ trouble }) => trouble === 'offline');
  const [isTrying, setTrying] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  async function handleRetry(): Promise<void> {
    setTrying(true);
    const hadFocus = notice.current?.contains(document.activeElement) === true;
    await retry();
    setTrying(false);
    // The button goes with the notice, and the keyboard must not be left nowhere.
    const isGone = appState.getState().trouble !== 'offline';
    if (isGone && hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }

  // There before it says anything, or a screen reader would not hear of it.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div role="status" className={styles.place} ref={notice}>
      {isOffline ? (
        <div className={styles.notice}>
          <p className={styles.text}>
            <FormattedMessage id="late.offline" />
          </p>
          <Button variant="secondary" size="small" pending={isTrying} onClick={() => void handleRetry()}>
            <FormattedMessage id="late.reconnect" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
