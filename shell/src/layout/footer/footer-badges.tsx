import { useQuery } from '@tanstack/react-query';
import { servicePlaceAttribute, servicePlaces } from 'shared-contracts/consent/service-messages';
import { signPath } from 'shared-contracts/pictures';
import { useExperiment, useIntl, useShop } from 'shared-runtime';
import { frameConfigQuery } from '../frame-queries.ts';
import styles from './footer-badges.module.css';

/** Payment methods (specification §9) by their codes in the store's configuration. */
const paymentNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  amex: 'American Express',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};
const wallets = ['apple_pay', 'google_pay'];
const walletExperiment = 'ab_test_payment_methods_apple_google_pay';

/** Services with an icon; others are shown as text. */
const socialMarks = ['instagram', 'facebook', 'youtube'];

/** Services of others that are shown here once they are accepted; until then their place is empty. */
const placedServices = Object.keys(servicePlaces) as (keyof typeof servicePlaces)[];

const platforms = [
  { platform: 'ios', label: 'footer.appIos' },
  { platform: 'android', label: 'footer.appAndroid' },
] as const;

/**
 * App links, reviews, certificate, social links and payment methods, as configured for the store. Rendered by the
 * server only (`server-only.tsx`). Pictures with text exist in every language.
 */
export function FooterBadges() {
  const shop = useShop();
  const { locale, store } = shop;
  const intl = useIntl();
  const withWallets = useExperiment(walletExperiment) === 'variation_a';
  const config = useQuery(frameConfigQuery(shop)).data;
  const { appLinks, reviewScore, reviewCount, bCorpUrl, socialLinks = [], paymentMarks = [] } = config ?? {};
  const services = config?.thirdPartyServices?.map(({ key }) => key) ?? [];
  const marks = [...paymentMarks, ...(withWallets ? wallets : [])];
  return (
    <div className={styles.row}>
      <ul role="list" className={styles.badges}>
        {platforms.map(({ platform, label }) => {
          const url = appLinks?.[platform];
          return url ? (
            <li key={platform}>
              <a href={url} target="_blank" rel="noreferrer">
                <Badge name={`app-${platform}-${locale}`} alt={intl.formatMessage({ id: label })} />
              </a>
            </li>
          ) : null;
        })}
        {reviewScore && reviewCount ? (
          <li>
            <Badge
              name={`feedback-${store.brand}-${locale}`}
              alt={intl.formatMessage({ id: 'footer.feedback' }, { score: reviewScore, count: reviewCount })}
            />
          </li>
        ) : null}
        {bCorpUrl ? (
          <li>
            <a href={bCorpUrl}>
              <Badge
                name={`good-company-${locale}`}
                alt={intl.formatMessage({ id: 'footer.company' })}
                size={[48, 48]}
              />
            </a>
          </li>
        ) : null}
        {placedServices
          .filter((key) => services.includes(key))
          .map((key) => (
            <li
              key={key}
              {...{ [servicePlaceAttribute]: key }}
              style={{ inlineSize: servicePlaces[key].width, blockSize: servicePlaces[key].height }}
              className={styles.service}
            />
          ))}
      </ul>
      {socialLinks.length > 0 ? (
        <ul role="list" className={styles.social} aria-label={intl.formatMessage({ id: 'footer.social' })}>
          {socialLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {socialMarks.includes(label.toLowerCase()) ? (
                  <Badge name={`social-${label.toLowerCase()}`} alt={label} size={[24, 24]} />
                ) : (
                  label
                )}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {marks.length > 0 ? (
        <ul
          role="list"
          className={styles.payments}
          aria-label={intl.formatMessage({ id: 'footer.payments' })}
        >
          {marks.map((mark) => (
            <li key={mark}>
              <Badge name={`pay-${mark}`} alt={paymentNames[mark] ?? mark} size={[48, 30]} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface BadgeProps {
  name: string;
  alt: string;
  /** Width and height in CSS pixels. @default [143, 44] */
  size?: readonly [number, number];
}

function Badge({ name, alt, size: [width, height] = [143, 44] }: BadgeProps) {
  return <img src={signPath(name)} alt={alt} width={width} height={height} loading="lazy" />;
}
