import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './price.module.css';
import { useSignInCall } from './use-sign-in-call.ts';

/** Stands where a price would: says how to see it. */
export function MembersPriceLink() {
  const { here, openRegister } = useSignInCall();
  return (
    <Link to={paths.login(here)} opens="account/register" onClick={openRegister} className={styles.members}>
      <FormattedMessage id="price.members" />
    </Link>
  );
}
