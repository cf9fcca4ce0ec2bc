import type { MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useOpenOverlay, useOverlay, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink, isModifiedClick } from 'shared-ui';
import styles from './welcome.module.css';

/** Greets a new member and asks for confirmation of the e-mail address if that is still missing. */
export function Welcome() {
  const { close, titleId } = useOverlay();
  const openOverlay = useOpenOverlay();
  const { store } = useShop();
  const { name, firstName, isConfirmed, email } = useSession();

  /** In the aside panel, so that the member stays on the page; another tab opens the page of the brands. */
  function chooseBrands(event: MouseEvent): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    close();
    openOverlay('account/brands-interest', {});
  }

  return (
    <div className={styles.welcome}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="welcome.title" values={{ name: firstName ?? name, shop: store.shopName }} />
      </h2>
      <p>
        <FormattedMessage id="welcome.text" />
      </p>
      {isConfirmed ? null : (
        <p className={styles.note}>
          <FormattedMessage id="welcome.confirm" values={{ email }} />
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={close}>
          <FormattedMessage id="welcome.start" />
        </Button>
        <ButtonLink as={Link} to={paths.brandsInterest} variant="secondary" onClick={chooseBrands}>
          <FormattedMessage id="welcome.brands" />
        </ButtonLink>
        <ButtonLink as={Link} to={paths.account} variant="secondary" onClick={close}>
          <FormattedMessage id="button.account" />
        </ButtonLink>
      </div>
    </div>
  );
}
