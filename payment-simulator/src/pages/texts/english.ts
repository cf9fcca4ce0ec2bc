import type { Scenario } from '../../payments/test-cards.ts';

export interface PageTexts {
  /** Above every page. */
  simulation: string;
  amount: string;
  cardTitle: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  securityCode: string;
  saveCard: string;
  /** On the button, before the amount. */
  pay: string;
  cancel: string;
  wrongCard: string;
  wrongExpiry: string;
  wrongSecurityCode: string;
  errorTitle: string;
  testCards: string;
  testCardsHint: string;
  scenarios: Readonly<Record<Scenario, string>>;
  challengeTitle: string;
  challengeText: string;
  approve: string;
  decline: string;
  paypalTitle: string;
  walletTitle: string;
  accountText: string;
  timeoutTitle: string;
  timeoutText: string;
  unknownTitle: string;
  unknownText: string;
  backToShop: string;
}

export const english: PageTexts = {
  simulation: 'Simulated payment: no money is taken.',
  amount: 'Amount:',
  cardTitle: 'Pay by card',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, such as 12/30',
  securityCode: 'Security code',
  saveCard: 'Save this card for my next purchase',
  pay: 'Pay',
  cancel: 'Cancel and return to the shop',
  wrongCard: 'Enter one of the test card numbers below.',
  wrongExpiry: 'Enter a date in the future as MM/YY.',
  wrongSecurityCode: 'Enter the three or four digits.',
  errorTitle: 'Please check your details',
  testCards: 'Test cards',
  testCardsHint: 'Any future expiry date and any security code will do.',
  scenarios: {
    ok: 'Payment succeeds',
    rejected: 'Payment is rejected',
    challenge: 'The bank asks for confirmation (3-D Secure)',
    pending_then_ok: 'Pending, then succeeds',
    pending_then_failed: 'Pending, then fails',
    timeout_but_authorised: 'No answer in time, but authorised',
    webhook_before_return: 'The shop is notified before you return',
    duplicate_webhook: 'The shop is notified twice',
  },
  challengeTitle: 'Confirm your payment',
  challengeText: 'Your bank asks whether you are making this payment.',
  approve: 'Confirm payment',
  decline: 'Decline',
  paypalTitle: 'Pay with PayPal',
  walletTitle: 'Pay with your wallet',
  accountText: 'You are paying from a simulated account.',
  timeoutTitle: 'We have not received an answer in time',
  timeoutText:
    'Your payment may have gone through. Return to the shop to see its status; please do not pay again.',
  unknownTitle: 'This payment does not exist',
  unknownText: 'The link is incomplete or has expired.',
  backToShop: 'Back to the shop',
};
