import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import type { StoreLocale } from 'shared-contracts/locales';

type MethodLabels = Record<DeliveryMethod['kind'], string>;

const german: MethodLabels = {
  standard: 'Standardversand',
  express: 'Expressversand',
  collect: 'Abholung',
};

/** Names of the delivery methods. Behind `collect` stands the carrier's kind of place. */
export const methodLabels: Readonly<Record<StoreLocale, MethodLabels>> = {
  en_GB: { standard: 'Standard delivery', express: 'Express delivery', collect: 'Click & collect' },
  da_DK: { standard: 'Almindelig levering', express: 'Ekspreslevering', collect: 'Afhentning' },
  de_DE: german,
  de_AT: german,
  es_ES: { standard: 'Envío estándar', express: 'Envío exprés', collect: 'Recogida' },
  fr_FR: { standard: 'Livraison standard', express: 'Livraison express', collect: 'Retrait' },
  it_IT: { standard: 'Spedizione standard', express: 'Spedizione espressa', collect: 'Ritiro' },
  sv_SE: { standard: 'Standardleverans', express: 'Expressleverans', collect: 'Upphämtning' },
};

/** Kinds of places where parcels are collected, by carrier. Each exists in its own countries. */
export const carrierLabels: Readonly<Record<string, Readonly<Partial<Record<StoreLocale, string>>>>> = {
  'pickup-plus': { en_GB: 'Pickup Plus shop' },
  'parcel-locker': { de_DE: 'Paketstation' },
  'parcel-shop': { da_DK: 'Pakkeshop' },
  relais: { fr_FR: 'point relais' },
  locker: { fr_FR: 'consigne automatique' },
  ombud: { sv_SE: 'ombud' },
};
