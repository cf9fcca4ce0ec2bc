import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useOverlay, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { BrandPicker } from './brand-picker.tsx';
import styles from './brand-interests.module.css';

const noQuery = {};

/** The brands that a member follows, in the aside panel. Guests are offered to sign in first. */
export function BrandInterestsPanel() {
  const { close, titleId } = useOverlay();
  const { isUserLoggedIn, id } = useSession();
  return (
    <div className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="account.brands" />
      </h2>
      <p>
        <FormattedMessage id={isUserLoggedIn ? 'brands.lead' : 'brands.signIn'} />
      </p>
      {isUserLoggedIn ? (
        <BrandPicker key={id} back={paths.brandsInterest} search={noQuery} />
      ) : (
        <ButtonLink as={Link} to={paths.login(paths.brandsInterest)} onClick={close}>
          <FormattedMessage id="signIn.submit" />
        </ButtonLink>
      )}
    </div>
  );
}
