import type { Product } from 'shared-contracts/api/product';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { useIsHydrated } from '../../../components/use-is-hydrated.ts';
import { shareLinks } from '../../../domain/share-links.ts';
import styles from './share-links.module.css';

/**
 * Links that share a product. Each medium has its own message. Shown in the browser only, which knows the address that
 * the visitor uses; their place is kept.
 */
export function ShareLinks({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { store } = useShop();
  const isHydrated = useIsHydrated();
  const name = fullProductName(product.brand.name, product.name, store.locale);
  const url = isHydrated ? new URL(product.url, location.origin).href : '';
  const values = { product: name, shop: store.shopName, url };
  const links = shareLinks({
    url,
    twitter: formatMessage({ id: 'product.share.twitter.text' }, values),
    facebook: formatMessage({ id: 'product.share.facebook.text' }, values),
    email: {
      subject: formatMessage({ id: 'product.share.email.subject' }, values),
      text: formatMessage({ id: 'product.share.email.text' }, values),
    },
  });
  return (
    <section aria-labelledby="product-share" className={styles.share} inert={!isHydrated}>
      <h2 id="product-share" className={styles.title}>
        <FormattedMessage id="product.share.title" />
      </h2>
      <ul role="list" className={styles.links}>
        {links.map(({ medium, href }) => (
          <li key={medium}>
            <a href={href} className={styles.link} {...(medium === 'email' ? {} : external)}>
              <FormattedMessage id={`product.share.${medium}`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const external = { target: '_blank', rel: 'noopener noreferrer' };
