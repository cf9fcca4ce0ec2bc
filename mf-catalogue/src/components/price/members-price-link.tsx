import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './members-price-link.module.css';
import { useSignInPrompt } from './use-sign-in-prompt.ts';

/** Takes the place of a price that only members see, and links to sign-in. */
export function MembersPriceLink() {
  const { here, openRegister } = useSignInPrompt();
  return (
    <Link to={paths.login(here)} opens="account/register" onClick={openRegister} className={styles.members}>
      <FormattedMessage id="price.members" />
    </Link>
  );
}
