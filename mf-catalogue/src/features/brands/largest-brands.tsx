import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { brands as endpoint } from 'shared-contracts/descriptors/brands';
import { rasterLogoPath } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './brands-page.module.css';

/** Logos on the first screen, which are not loaded lazily. */
const eagerLogos = 6;

/** Renders the logos of the brands with the most products. */
export function LargestBrands({ brands }: { brands: CallResponse<typeof endpoint>['largest'] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="largest-brands" className={styles.largest}>
      <h2 id="largest-brands">
        <FormattedMessage id="brands.largest" />
      </h2>
      <ul className={styles.logos}>
        {brands.map(({ id, name, url, logo }, index) => (
          <li key={id}>
            <Link to={url} className={styles.tile}>
              <img
                src={rasterLogoPath(logo, 400)}
                alt={name}
                width={200}
                height={80}
                loading={index < eagerLogos ? undefined : 'lazy'}
                className={styles.logo}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
