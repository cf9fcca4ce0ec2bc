import { FormattedMessage, useSession } from 'shared-runtime';
import styles from './first-screen.module.css';

/** Greets a member. The line of the points has its height without them too. */
export function Greeting({ points }: { points: number | null }) {
  const { firstName = '' } = useSession();
  return (
    <div className={styles.greeting}>
      <h1 className={styles.hello}>
        {firstName.trim() === '' ? (
          <FormattedMessage id="home.welcome" />
        ) : (
          <FormattedMessage id="home.greeting" values={{ name: firstName }} />
        )}
      </h1>
      <p className={styles.now}>
        <FormattedMessage id="home.greeting.text" />
        {points === null ? null : (
          <strong className={styles.points}>
            <FormattedMessage id="home.points" values={{ points }} />
          </strong>
        )}
      </p>
    </div>
  );
}
