import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import styles from './listing-page.module.css';

/** Says that a sale has ended, with a link to the running ones. */
export function SaleEnded() {
  return (
    <Alert kind="info">
      <p className={styles.ended}>
        <FormattedMessage id="sale.endedText" />
        <Link to={paths.home}>
          <FormattedMessage id="sale.others" />
        </Link>
      </p>
    </Alert>
  );
}
