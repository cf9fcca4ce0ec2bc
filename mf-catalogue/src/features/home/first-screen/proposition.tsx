import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMaySeePrices } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useSignInPrompt } from '../../../components/price/use-sign-in-prompt.ts';
import styles from './first-screen.module.css';
import { ReviewScore } from './review-score.tsx';

/** Says in one line what the shop is. A shop for members invites to join; an open one shows its products. */
export function Proposition() {
  const isOpen = useMaySeePrices();
  const { here, openRegister } = useSignInPrompt();
  return (
    <div className={styles.proposition} data-surface="inverse">
      <div className={styles.texts}>
        <h1 className={styles.title}>
          <FormattedMessage id="home.club.title" />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id="home.club.text" />
        </p>
        <ReviewScore />
      </div>
      <div className={styles.actions}>
        {isOpen ? (
          <ButtonLink as={Link} to="/products">
            <FormattedMessage id="home.noSales.action" />
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to={paths.register(here)} opens="account/register" onClick={openRegister}>
            <FormattedMessage id="home.members.join" />
          </ButtonLink>
        )}
        <ButtonLink as={Link} to={paths.login(here)} variant="quiet">
          <FormattedMessage id="home.members.signIn" />
        </ButtonLink>
      </div>
    </div>
  );
}
