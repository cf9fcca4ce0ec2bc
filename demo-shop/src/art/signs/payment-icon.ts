import { lettering } from '../drawing/lettering.ts';
import { sign } from './sign.ts';

export const paymentKinds = ['card', 'debit', 'wallet', 'transfer', 'invoice', 'voucher'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

const glyphs: Record<PaymentKind, string> = {
  card: '<rect x="14" y="14" width="36" height="24" rx="4"/><path d="M14 21H50M20 31H29"/>',
  debit:
    '<rect x="14" y="14" width="36" height="24" rx="4"/><rect x="20" y="20" width="9" height="7" rx="2"/><path d="M20 32H44"/>',
  wallet:
    '<path d="M15 18C15 15 17 14 20 14H44V20M15 18V35C15 37 16 38 18 38H46C48 38 49 37 49 35V23C49 21 48 20 46 20H18C16 20 15 19 15 18z"/><circle cx="43" cy="29" r="1.6"/>',
  transfer: '<path d="M16 21H47L40 14M48 31H17L24 38"/>',
  invoice: '<path d="M22 12H42V40L37 37L32 40L27 37L22 40zM27 20H37M27 26H37M27 32H33"/>',
  voucher: '<path d="M13 17H51V23A3 3 0 0 0 51 29V36H13V29A3 3 0 0 0 13 23zM27 18V35"/>',
};

/**
 * Returns a neutral icon of a payment method with its label, 160 x 52. Card schemes' logos are trademarks and not used.
 */
export function drawPaymentIcon(kind: PaymentKind, words: string): string {
  const label = lettering(words, {
    x: 60,
    y: 32,
    size: 18,
    colour: '#0b1b2b',
    maxWidth: 88,
    anchor: 'start',
    font: 'barlow-text',
  });
  return sign(
    160,
    52,
    `<rect x="0.75" y="0.75" width="158.5" height="50.5" rx="8" fill="#fff" stroke="#c9d4de" stroke-width="1.5"/>` +
      `<g fill="none" stroke="#1d3b57" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyphs[kind]}</g>${label}`,
  );
}
