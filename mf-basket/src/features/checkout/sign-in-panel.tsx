import { paths } from 'shared-contracts/routes';
import { FormattedMessage, Fragment } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, Skeleton } from 'shared-ui';
import styles from './checkout.module.css';

/** Sign-in on the page. Without mf-account it is a link. */
export function SignInPanel({ back }: { back: string }) {
  return (
    <div className={styles.stack}>
      <Fragment
        name="account/sign-in"
        props={{ back }}
        pending={<Skeleton shape="block" height="18rem" />}
        fallback={() => (
          <ButtonLink as={Link} to={paths.login(back)}>
            <FormattedMessage id="checkout.signIn" />
          </ButtonLink>
        )}
      />
      <p>
        <FormattedMessage id="checkout.noAccount" />{' '}
        <Link to={paths.register(back)}>
          <FormattedMessage id="checkout.register" />
        </Link>
      </p>
    </div>
  );
}
