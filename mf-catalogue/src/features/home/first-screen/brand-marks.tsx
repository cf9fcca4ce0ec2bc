import type { BrandMark } from 'shared-contracts/api/catalogue';
import { rasterLogoPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './brand-marks.module.css';

/** Renders a row of logos that link to the brands. Its room is reserved while they are being loaded. */
export function BrandMarks({ brands }: { brands: readonly BrandMark[] | undefined }) {
  const intl = useIntl();
  if (brands?.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'home.brands' })} className={styles.brands}>
      <ul className={styles.marks}>
        {brands?.map(({ id, name, url, logo }) => (
          <li key={id}>
            <Link to={url} className={styles.mark}>
              {/* Lazy: React would preload all of them before the page's style and scripts. */}
              <img
                src={rasterLogoPath(logo, 200)}
                alt={name}
                width={100}
                height={40}
                loading="lazy"
                className={styles.logo}
              />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.brandsIndex} className={styles.all}>
        <FormattedMessage id="home.allBrands" />
      </Link>
    </nav>
  );
}
