import { FormattedMessage } from 'shared-runtime';
import { usePasswordStrength } from '../../api/password-strength.ts';
import styles from './new-password.module.css';

/** By score; the first two are rejected by the API. */
const labels = [
  'strength.weak',
  'strength.weak',
  'strength.fair',
  'strength.good',
  'strength.strong',
] as const;

const maxScore = 4;

/** Shows how hard a password is to guess, which the API estimates. Without an answer it shows nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const score = usePasswordStrength(password);
  return (
    <output className={styles.strength} data-score={score}>
      {score === null ? null : (
        <>
          <span aria-hidden="true" className={styles.bar}>
            {Array.from({ length: maxScore }, (_, index) => (
              <span key={index} className={index < Math.max(1, score) ? styles.filled : styles.segment} />
            ))}
          </span>
          <FormattedMessage
            id="strength.label"
            values={{ strength: <FormattedMessage id={labels[score]} /> }}
          />
        </>
      )}
    </output>
  );
}
