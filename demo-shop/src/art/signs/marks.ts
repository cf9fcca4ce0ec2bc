import { lettering } from '../drawing/lettering.ts';
import { sign, snow } from './sign.ts';

const width = 48;
const height = 30;

function card(fill: string, body: string): string {
  const frame = `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="4" fill="${fill}" stroke="#c9d4de"/>`;
  return sign(width, height, frame + body);
}

const word = (text: string, colour: string, size: number) =>
  lettering(text, { x: width / 2, y: height / 2 + size * 0.36, size, colour, maxWidth: width - 8 });

const circles = (left: string, right: string) =>
  `<circle cx="19" cy="15" r="8.5" fill="${left}"/><circle cx="29" cy="15" r="8.5" fill="${right}" fill-opacity="0.85"/>`;

/** Payment methods as small cards in the colours of the schemes, without their logos. */
const payment = {
  visa: () => card('#fff', word('VISA', '#1a3a8f', 17)),
  maestro: () => card('#fff', circles('#0f7cc0', '#d8232f')),
  mastercard: () => card('#fff', circles('#d8232f', '#f2a01e')),
  paypal: () => card('#fff', word('PayPal', '#123a7a', 14)),
  amex: () => card('#2671b9', word('AMEX', '#fff', 14)),
  apple_pay: () => card('#fff', word('Apple Pay', '#0b1b2b', 12)),
  google_pay: () => card('#fff', word('G Pay', '#3c4650', 14)),
} as const;

const line = `fill="none" stroke="${snow}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

/** Icons of social networks and other services, for a dark background. */
const social = {
  instagram: `<g ${line}><rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/></g><circle cx="17" cy="7" r="1.3" fill="${snow}"/>`,
  facebook: `<g ${line}><rect x="3" y="3" width="18" height="18" rx="5"/><path d="M16 8H14.5C13 8 12.5 9 12.5 10.2V21M10 13H15.5"/></g>`,
  youtube: `<g ${line}><rect x="2" y="5" width="20" height="14" rx="4"/></g><path d="M10 9L15.5 12L10 15z" fill="${snow}"/>`,
} as const;

export const paymentMarks = Object.keys(payment) as (keyof typeof payment)[];
export const socialMarks = Object.keys(social) as (keyof typeof social)[];

/** Returns the card of a payment method. */
export function drawPaymentMark(name: keyof typeof payment): string {
  return payment[name]();
}

/** Returns the icon of a social network, 24 x 24. */
export function drawSocialMark(name: keyof typeof social): string {
  return sign(24, 24, social[name]);
}
