import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';
import styles from './registration.module.css';

export function Terms() {
  return (
    <p className={styles.terms}>
      <FormattedMessage id="registration.terms" values={{ link: privacyLink }} />
    </p>
  );
}

/** Opens in a new tab, so that the entered values are not lost. */
function privacyLink(text: ReactNode) {
  return (
    <a href="/privacy-policy" target="_blank" rel="noreferrer">
      {text}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="registration.newTab" />
      </VisuallyHidden>
    </a>
  );
}
