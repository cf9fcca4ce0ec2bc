import { useRef, useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';
import { useStore } from 'zustand';
import type { Connection } from '../tab-monitor.ts';
import styles from './connection-notice.module.css';

/** Shows a notice while the tab is offline. */
export function ConnectionNotice({ appState, retry }: Connection) {
  const isOffline = useStore(appState, ({ failure }) => failure === 'offline');
  const [isTrying, setTrying] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  async function handleRetry(): Promise<void> {
    setTrying(true);
    const hadFocus = notice.current?.contains(document.activeElement) === true;
    await retry();
    setTrying(false);
    // The button disappears, so focus moves to the page.
    const isGone = appState.getState().failure !== 'offline';
    if (isGone && hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }

  // The live region must exist before its content.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div role="status" className={styles.place} ref={notice}>
      {isOffline ? (
        <div className={styles.notice}>
          <p className={styles.text}>
            <FormattedMessage id="connection.unreachable" />
          </p>
          <Button variant="secondary" size="small" pending={isTrying} onClick={() => void handleRetry()}>
            <FormattedMessage id="connection.retry" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
