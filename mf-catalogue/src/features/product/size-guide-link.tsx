import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './size-guide-link.module.css';

export function SizeGuideLink({ code }: { code: string }) {
  return (
    <p className={styles.guide}>
      <Link to={`/${code}-size-guide`} className={styles.link}>
        <FormattedMessage id="product.sizeGuide" />
      </Link>
    </p>
  );
}
