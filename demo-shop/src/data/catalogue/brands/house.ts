import type { BrandSeed } from './brand.ts';

/** The shop's own brand, for vouchers and donations. */
export const house: BrandSeed = {
  slug: 'offpiste',
  name: 'Offpiste',
  trades: [],
  models: [],
  description: {
    en: 'What the shop itself gives out: vouchers for friends, and donations passed on in full.',
    da: 'Det, butikken selv står for: gavekort til venner og bidrag, der gives ubeskåret videre.',
    de: 'Was der Shop selbst ausgibt: Gutscheine für Freunde und Spenden, die ganz weitergegeben werden.',
    es: 'Lo que da la propia tienda: tarjetas regalo para amigos y donativos que se entregan íntegros.',
    fr: 'Ce que la boutique propose elle-même : cartes cadeaux et dons reversés en totalité.',
    it: 'Ciò che offre il negozio stesso: buoni per gli amici e donazioni versate per intero.',
    sv: 'Det som butiken själv står för: presentkort till vänner och gåvor som skickas vidare i sin helhet.',
  },
};
