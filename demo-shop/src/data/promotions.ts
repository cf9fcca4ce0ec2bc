import type { AmountsByCurrency, InitialPromotion } from 'storefront-ports/initial-shop';
import { localised } from './texts.ts';

/** Round amounts of about the same value. */
const twenty: AmountsByCurrency = { GBP: 2_000, EUR: 2_000, DKK: 15_000, SEK: 20_000, NOK: 20_000 };
const twoHundred: AmountsByCurrency = {
  GBP: 20_000,
  EUR: 20_000,
  DKK: 150_000,
  SEK: 200_000,
  NOK: 200_000,
};

/** Promotions of the demo shop. The project's README names the codes. */
export const promotionSeeds: readonly InitialPromotion[] = [
  {
    code: 'WELCOME10',
    name: localised({
      en: '10% off your first order',
      da: '10 % rabat på din første ordre',
      de: '10 % auf deine erste Bestellung',
      es: '10 % de descuento en tu primer pedido',
      fr: '10 % de remise sur ta première commande',
      it: '10% di sconto sul primo ordine',
      sv: '10 % rabatt på din första beställning',
    }),
    effect: { kind: 'percentage', percent: 10 },
    isFirstOrderOnly: true,
    maxUsesPerMember: 1,
  },
  {
    code: 'FREESHIP',
    name: localised({
      en: 'Free delivery',
      da: 'Gratis levering',
      de: 'Kostenloser Versand',
      es: 'Envío gratis',
      fr: 'Livraison offerte',
      it: 'Spedizione gratuita',
      sv: 'Fri frakt',
    }),
    effect: { kind: 'free_delivery' },
  },
  {
    code: 'POWDER20',
    name: localised({
      en: '{amount} off orders of {minimum} or more',
      da: '{amount} rabat ved køb fra {minimum}',
      de: '{amount} Rabatt ab einem Bestellwert von {minimum}',
      es: '{amount} de descuento a partir de {minimum}',
      fr: '{amount} de remise à partir de {minimum} d’achat',
      it: '{amount} di sconto a partire da {minimum}',
      sv: '{amount} rabatt när du handlar för minst {minimum}',
    }),
    effect: { kind: 'amount', amounts: twenty },
    minimums: twoHundred,
  },
  {
    code: null,
    name: localised({
      en: '15% off Isbryne',
      da: '15 % rabat på Isbryne',
      de: '15 % auf Isbryne',
      es: '15 % de descuento en Isbryne',
      fr: '15 % de remise sur Isbryne',
      it: '15% di sconto su Isbryne',
      sv: '15 % rabatt på Isbryne',
    }),
    effect: { kind: 'percentage', percent: 15 },
    brands: ['isbryne'],
  },
  {
    code: null,
    name: localised({
      en: 'Socks: 3 for the price of 2',
      da: 'Sokker: 3 for 2',
      de: 'Socken: 3 zum Preis von 2',
      es: 'Calcetines: 3 por el precio de 2',
      fr: 'Chaussettes : 3 pour le prix de 2',
      it: 'Calze: 3 al prezzo di 2',
      sv: 'Strumpor: 3 för 2',
    }),
    effect: { kind: 'buy_x_get_y', buy: 2, get: 1 },
    categories: ['clothing/socks'],
  },
];
