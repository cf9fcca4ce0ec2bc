import { FormattedMessage } from 'shared-runtime';
import styles from './join.module.css';

export function SignInOffer({ onChoose }: { onChoose: () => void }) {
  return (
    <button type="button" onClick={onChoose} className={styles.inline}>
      <FormattedMessage id="registration.signInInstead" />
    </button>
  );
}
