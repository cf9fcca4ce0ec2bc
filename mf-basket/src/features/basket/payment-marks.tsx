import type { ReactNode } from 'react';
import { useExperiment, useIntl } from 'shared-runtime';
import styles from './basket-summary.module.css';

interface Mark {
  name: string;
  drawing: ReactNode;
}

/** Draws a word in the middle of the card. */
function word(text: string, fill: string, size = 11): ReactNode {
  return (
    <text
      x="24"
      y="15"
      fill={fill}
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize={size}
      fontStyle="italic"
      fontWeight="700"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}

const circles = (left: string, right: string, shared: string) => (
  <>
    <circle cx="19" cy="15" r="8" fill={left} />
    <circle cx="29" cy="15" r="8" fill={right} />
    <path d="M24 8.8a8 8 0 0 1 0 12.4 8 8 0 0 1 0-12.4Z" fill={shared} />
  </>
);

/** Specification §9. */
const cards: readonly Mark[] = [
  { name: 'Visa', drawing: word('VISA', '#1a1f71', 13) },
  { name: 'Maestro', drawing: circles('#eb001b', '#00a2e5', '#7375cf') },
  { name: 'Mastercard', drawing: circles('#eb001b', '#f79e1b', '#ff5f00') },
  { name: 'PayPal', drawing: word('PayPal', '#003087') },
  { name: 'American Express', drawing: word('AMEX', '#016fd0', 12) },
];
const wallets: readonly Mark[] = [
  { name: 'Apple Pay', drawing: word('Apple Pay', '#000', 9) },
  { name: 'Google Pay', drawing: word('G Pay', '#3c4043') },
];

/** Shows how an order can be paid. */
export function PaymentMarks() {
  const intl = useIntl();
  const hasWallets = useExperiment('ab_test_payment_methods_apple_google_pay') === 'variation_a';
  return (
    <ul role="list" className={styles.payments} aria-label={intl.formatMessage({ id: 'basket.payments' })}>
      {[...cards, ...(hasWallets ? wallets : [])].map(({ name, drawing }) => (
        <li key={name}>
          <svg role="img" aria-label={name} width="48" height="30" viewBox="0 0 48 30">
            <rect x="0.5" y="0.5" width="47" height="29" rx="3.5" fill="#fff" stroke="#c9ced6" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}
