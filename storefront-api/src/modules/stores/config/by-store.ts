import type { StoreBrand } from 'shared-contracts/stores';
import type { StoreSettings } from './store-settings.ts';

type Overrides = Partial<StoreSettings>;

export const byBrand: Record<StoreBrand, Overrides> = {
  offpiste: {},
  snowfield: {
    referralPoints: 0,
    guestCheckoutEnabled: true,
    appLinks: null,
    reviewScore: 4.4,
    reviewCount: 8_200,
    socialLinks: [
      { label: 'Instagram', url: 'https://instagram.example/snowfield' },
      { label: 'YouTube', url: 'https://youtube.example/snowfield' },
    ],
    address: [
      'Snowfield, a shop of Offpiste Ltd',
      'Unit 7, Corn Mill Wharf',
      'Leeds LS1 4AB',
      'United Kingdom',
    ],
  },
};

const address = (country: string) => ['Offpiste', 'Unit 7, Corn Mill Wharf', 'Leeds LS1 4AB', country];
/** Countries with a social media account of their own. The video channel is the same for all. */
const social = (name: string) => [
  { label: 'Instagram', url: `https://instagram.example/${name}` },
  { label: 'Facebook', url: `https://facebook.example/${name}` },
  { label: 'YouTube', url: 'https://youtube.example/offpiste' },
];
const collect = (...carriers: string[]) => ({ isEnabled: true, carriers, searchRadiusKm: 15 });

/** Values by store id. The phone numbers are fictitious and not assigned. */
export const byStore: Readonly<Record<number, Overrides>> = {
  1: {
    paymentMethods: ['adyen_cc', 'adyen_oneclick', 'braintree_paypal', 'wallet'],
    collectPoints: collect('pickup-plus'),
  },
  6: { phone: '+353 20 913 0731', address: address('United Kingdom') },
  7: { phone: '+31 85 000 0731' },
  9: { phone: '+32 460 00 07 31' },
  11: {
    socialLinks: social('offpiste.de'),
    phone: '+49 30 2312 5073',
    address: address('Vereinigtes Königreich'),
    payLater: { isEnabled: true, provider: 'invoice' },
    paymentMethods: ['adyen_cc', 'adyen_oneclick', 'adyen_hpp', 'braintree_paypal', 'paypal_express'],
    isTrustedShopsBadgeEnabled: true,
    collectPoints: collect('parcel-locker'),
  },
  12: {
    socialLinks: social('offpiste.dk'),
    phone: '+45 99 99 07 31',
    address: address('Storbritannien'),
    collectPoints: collect('parcel-shop'),
  },
  13: {
    socialLinks: social('offpiste.fr'),
    phone: '+33 1 99 00 45 31',
    address: address('Royaume-Uni'),
    collectPoints: collect('relais', 'locker'),
  },
  14: {
    socialLinks: social('offpiste.es'),
    phone: '+34 910 00 07 31',
    address: address('Reino Unido'),
  },
  15: {
    socialLinks: social('offpiste.it'),
    phone: '+39 02 0000 0731',
    address: address('Regno Unito'),
  },
  16: {
    socialLinks: social('offpiste.se'),
    phone: '+46 8 465 007 31',
    address: address('Storbritannien'),
    payLater: { isEnabled: true, provider: 'invoice' },
    collectPoints: collect('ombud'),
  },
  20: { phone: '+353 20 913 0732' },
  21: {
    phone: '+33 1 99 00 45 32',
    address: [
      'Snowfield, une boutique d’Offpiste Ltd',
      'Unit 7, Corn Mill Wharf',
      'Leeds LS1 4AB',
      'Royaume-Uni',
    ],
  },
  22: { referralPoints: 0 },
  23: {
    socialLinks: social('offpiste.at'),
    phone: '+43 720 0007 31',
    address: address('Vereinigtes Königreich'),
    payLater: { isEnabled: true, provider: 'invoice' },
  },
  24: { phone: '+47 219 30 731' },
  25: { phone: '+358 9 0000 0731' },
  // For professionals, whose occupation the shop verifies by their e-mail address.
  26: { referralPoints: 0, confirmedEmailRequired: true },
};
