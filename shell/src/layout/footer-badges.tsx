import { useQuery } from '@tanstack/react-query';
import { signPath } from 'shared-contracts/pictures';
import { useExperiment, useIntl, useShop } from 'shared-runtime';
import { frameConfigQuery } from './frame-queries.ts';
import styles from './footer-badges.module.css';

/** Specification §9. By their names: their drawings belong to others. */
const paymentMarks = ['Visa', 'Maestro', 'Mastercard', 'PayPal', 'American Express'];
const wallets = ['Apple Pay', 'Google Pay'];
const walletExperiment = 'ab_test_payment_methods_apple_google_pay';

const platforms = [
  { platform: 'ios', label: 'footer.appIos' },
  { platform: 'android', label: 'footer.appAndroid' },
] as const;

/** Why to trust the shop, and how to pay. Only the server draws it (`still.tsx`). The words in the pictures are drawn in the shopper's language. */
export function FooterBadges() {
  const shop = useShop();
  const { locale } = shop;
  const intl = useIntl();
  const withWallets = useExperiment(walletExperiment) === 'variation_a';
  const config = useQuery(frameConfigQuery(shop)).data;
  const { appLinks, reviewScore, reviewCount } = config ?? {};
  return (
    <div className={styles.row}>
      <ul role="list" className={styles.badges}>
        {appLinks
          ? platforms.map(({ platform, label }) => (
              <li key={platform}>
                <a href={appLinks[platform]} target="_blank" rel="noreferrer">
                  <Badge name={`app-${platform}-${locale}`} alt={intl.formatMessage({ id: label })} />
                </a>
              </li>
            ))
          : null}
        {reviewScore !== undefined && reviewCount !== undefined ? (
          <li>
            <Badge
              name={`feedback-${locale}`}
              alt={intl.formatMessage({ id: 'footer.feedback' }, { score: reviewScore, count: reviewCount })}
            />
          </li>
        ) : null}
        <li>
          <a href="/b-corp">
            <Badge
              name={`good-company-${locale}`}
              alt={intl.formatMessage({ id: 'footer.company' })}
              width={48}
              height={48}
            />
          </a>
        </li>
      </ul>
      <ul role="list" className={styles.payments} aria-label={intl.formatMessage({ id: 'footer.payments' })}>
        {[...paymentMarks, ...(withWallets ? wallets : [])].map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </div>
  );
}

interface BadgeProps {
  name: string;
  alt: string;
  width?: number;
  height?: number;
}

function Badge({ name, alt, width = 143, height = 44 }: BadgeProps) {
  return <img src={signPath(name)} alt={alt} width={width} height={height} loading="lazy" />;
}
