import { useSession } from 'shared-runtime';
import styles from './no-script-messages.module.css';

/**
 * Shows the session's `flash_messages` without JavaScript; with it they are alerts (`startFlashMessages`). Rendered by the
 * server only (`server-only.tsx`).
 */
export function NoScriptMessages() {
  const { error, success } = useSession().flash_messages;
  if (error.length + success.length === 0) return null;
  return (
    <noscript>
      <div className={styles.messages}>
        {error.map((text) => (
          <p key={text} role="alert" className={styles.error}>
            {text}
          </p>
        ))}
        {success.map((text) => (
          <output key={text} className={styles.success}>
            {text}
          </output>
        ))}
      </div>
    </noscript>
  );
}
