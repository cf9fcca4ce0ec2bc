import { useQuery } from '@tanstack/react-query';
import { useIntl, useShop } from 'shared-runtime';
import { staticBlockQuery } from '../../api/static-block-query.ts';
import { BannerLink } from './banner-link.tsx';
import styles from './sitewide-banner.module.css';

/** Renders the strip above the header. Without a block it renders nothing, not even an empty element. */
export function SitewideBanner({ identifier }: { identifier: string }) {
  const shop = useShop();
  const intl = useIntl();
  const { data } = useQuery(staticBlockQuery(shop, identifier));
  const block = data?.errors?.length ? null : data?.block;
  if (!block || block.message.trim() === '') return null;
  return (
    <aside
      className={styles.banner}
      data-surface="inverse"
      aria-label={intl.formatMessage({ id: 'banner.label' })}
    >
      <p className={styles.text}>
        <span>{block.message}</span> {block.link ? <BannerLink link={block.link} /> : null}
      </p>
    </aside>
  );
}
