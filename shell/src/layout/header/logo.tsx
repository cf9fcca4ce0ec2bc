import { useIntl, useShop } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import styles from './logo.module.css';

const logoWidths = { offpiste: 145, snowfield: 164 };

/** On the home page the logo is a plain link, which reloads the page. */
export function Logo() {
  const { store } = useShop();
  const intl = useIntl();
  const isHome = useLocation().pathname === paths.home;
  // The link has a label, so the picture needs no text. Style sheets have priority over it.
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
