import { useIntl, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { useLocation } from 'react-router';
import styles from './logo.module.css';

const logoWidths = { offpiste: 145, snowfield: 164 };

/** On the home page the logo is a plain link, so that it reloads what is already there. */
export function Logo() {
  const { store } = useShop();
  const intl = useIntl();
  const isHome = useLocation().pathname === paths.home;
  // The link is named, so the picture says nothing. Style sheets come before it: without them nothing is seen.
  const content = (
    <img
      src={signPath(`${store.brand}-logo`)}
      alt=""
      width={logoWidths[store.brand]}
      height={40}
      fetchPriority="low"
    />
  );
  const label = intl.formatMessage({ id: 'header.home' }, { shop: store.shopName });
  if (isHome) {
    return (
      <a href={paths.home} className={styles.logo} aria-label={label}>
        {content}
      </a>
    );
  }
  return (
    <Link to={paths.home} className={styles.logo} aria-label={label}>
      {content}
    </Link>
  );
}
