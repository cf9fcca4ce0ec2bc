import { FormattedMessage } from 'shared-runtime';
import type { CaptchaState } from './use-captcha.ts';
import styles from './captcha-notice.module.css';

/** Says that the browser works on a challenge. The live region exists before, so that its text is announced. */
export function CaptchaNotice({ captcha }: { captcha: Pick<CaptchaState, 'isSolving'> }) {
  return (
    <p aria-live="polite" className={styles.notice}>
      {captcha.isSolving ? <FormattedMessage id="captcha.solving" /> : null}
    </p>
  );
}
