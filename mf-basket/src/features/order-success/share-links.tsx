import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { ExternalLinkIcon, MailIcon, VisuallyHidden } from 'shared-ui';
import { shareAddress } from '../../domain/share-address.ts';
import styles from './order-success.module.css';

/** Messages of the channel "confirmation". They name the shop, never the order. */
export function ShareLinks() {
  const intl = useIntl();
  const { store } = useShop();
  const url = `https://${store.host}/`;
  const text = (id: string) => intl.formatMessage({ id }, { shop: store.shopName });
  const links = [
    {
      name: 'X (Twitter)',
      href: shareAddress('twitter', { url, text: text('order.share.twitter') }),
    },
    {
      name: 'Facebook',
      href: shareAddress('facebook', { url, text: text('order.share.facebook') }),
    },
  ];
  const mail = shareAddress('email', {
    url,
    subject: text('order.share.subject'),
    text: text('order.share.email'),
  });
  return (
    <section className={styles.share}>
      <h2 className={styles.partTitle}>
        <FormattedMessage id="order.share.title" />
      </h2>
      <ul role="list" className={styles.actions}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" className={styles.shareLink}>
              {name}
              <ExternalLinkIcon size={16} aria-hidden="true" />
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="order.share.newTab" />
              </VisuallyHidden>
            </a>
          </li>
        ))}
        <li>
          <a href={mail} className={styles.shareLink}>
            <FormattedMessage id="order.share.byEmail" />
            <MailIcon size={16} aria-hidden="true" />
          </a>
        </li>
      </ul>
    </section>
  );
}
