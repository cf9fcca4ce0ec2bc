import { ink, mix, white } from '../drawing/colour.ts';
import { lettering } from '../drawing/lettering.ts';
import { document } from './frame.ts';

export const paymentKinds = [
  'card',
  'visa',
  'mastercard',
  'amex',
  'paypal',
  'klarna',
  'apple-pay',
  'google-pay',
  'mobilepay',
  'swish',
  'ideal',
  'sofort',
  'bank-transfer',
  'invoice',
  'gift-card',
] as const;

export type PaymentKind = (typeof paymentKinds)[number];

interface Face {
  word: string;
  colour: string;
}

/** The plain word in the shop's own letters and colours: nobody's trademark is drawn after. */
const faces: Readonly<Record<PaymentKind, Face>> = {
  card: { word: '', colour: '#24445f' },
  visa: { word: 'Visa', colour: '#24445f' },
  mastercard: { word: 'Mastercard', colour: '#3b4a58' },
  amex: { word: 'Amex', colour: '#2d5d6b' },
  paypal: { word: 'PayPal', colour: '#2f4a6d' },
  klarna: { word: 'Klarna', colour: '#5a4653' },
  'apple-pay': { word: 'Apple Pay', colour: '#1d2731' },
  'google-pay': { word: 'Google Pay', colour: '#3d5648' },
  mobilepay: { word: 'MobilePay', colour: '#3a4f78' },
  swish: { word: 'Swish', colour: '#3c5f57' },
  ideal: { word: 'iDEAL', colour: '#54415c' },
  sofort: { word: 'Sofort', colour: '#6a4b45' },
  'bank-transfer': { word: '', colour: '#35526b' },
  invoice: { word: '', colour: '#4b5a66' },
  'gift-card': { word: '', colour: '#a3431c' },
};

const line = (path: string, colour: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function cardFace(colour: string): string {
  const chip = `<rect x="14" y="30" width="17" height="13" rx="3" fill="#e6c98a"/>${line('M14 36.500h6M25 36.500h6M20 30v13M25 30v13', '#9c7f42', 1)}`;
  return `<path d="M2 15H94V25H2z" fill="${mix(colour, ink, 0.55)}"/>${chip}${line('M14 52h10M30 52h10M46 52h10M62 52h10', white, 2.5)}`;
}

const bank = `<path d="M48 9L74 22V26H22V22z" fill="${white}"/>${line('M30 30V44M42 30V44M54 30V44M66 30V44', white, 4)}<path d="M22 48H74V53H22z" fill="${white}"/>`;

const sheet =
  `<path d="M33 8H57L66 17V56H33z" fill="${white}"/><path d="M57 8V17H66z" fill="#b9c6d1"/>` +
  line('M39 24H59M39 31H59M39 38H51', '#4b5a66', 2.5) +
  line('M39 48l4 4 8-8', '#ff5a1f', 3);

const bow =
  `<path d="M2 28H94V35H2zM30 2H37V62H30z" fill="#ffd9c4"/>` +
  line('M33 31C18 30 16 17 24 17C31 17 33 25 33.500 31C34 25 37 17 44 17C51 17 49 30 34 31', white, 3.5);

/** What has no name of a company is drawn. */
const pictures: Partial<Record<PaymentKind, string>> = {
  card: cardFace(faces.card.colour),
  'bank-transfer': bank,
  invoice: sheet,
  'gift-card': bow,
};

const written = (word: string) =>
  lettering(word, { x: 48, y: 37, size: 26, colour: white, maxWidth: 76 }) +
  `<path d="M10 49H86" stroke="${white}" stroke-width="2" opacity="0.35"/>`;

/** How one can pay, on the shape of a card. */
export function drawPaymentIcon(kind: PaymentKind): string {
  const face = faces[kind];
  return document(
    96,
    64,
    `<rect x="2" y="2" width="92" height="60" rx="8" fill="${face.colour}"/>${pictures[kind] ?? written(face.word)}` +
      `<rect x="2.500" y="2.500" width="91" height="59" rx="7.500" fill="none" stroke="${white}" opacity="0.2"/>`,
  );
}
