import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import styles from './auth-banner.module.css';

export interface AuthBannerProps {
  id: string;
  /** Path that both forms return to. */
  back: string | undefined;
  onLeave: () => void;
}

/** Renders the two links of a guest on a phone, below the header and as wide as it. */
export function AuthBanner({ id, back, onLeave }: AuthBannerProps) {
  return (
    <div id={id} className={styles.banner}>
      <p className={styles.lead}>
        <FormattedMessage id="join.lead" />
      </p>
      <ButtonLink as={Link} to={paths.login(back)} variant="secondary" onClick={onLeave}>
        <FormattedMessage id="button.signIn" />
      </ButtonLink>
      <ButtonLink as={Link} to={paths.register(back)} onClick={onLeave}>
        <FormattedMessage id="signIn.join" />
      </ButtonLink>
    </div>
  );
}
