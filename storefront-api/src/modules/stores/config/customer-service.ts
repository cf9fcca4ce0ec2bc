import type { StoreLocale } from 'shared-contracts/locales';

/** Monday to Friday, 9 am to 6 pm (specification §9). */
export const serviceHours: Record<StoreLocale, string> = {
  en_GB: 'Mon–Fri 9am–6pm',
  da_DK: 'man.–fre. kl. 9–18',
  de_DE: 'Mo–Fr 9–18 Uhr',
  de_AT: 'Mo–Fr 9–18 Uhr',
  es_ES: 'lun.–vie., 9:00–18:00',
  fr_FR: 'du lundi au vendredi, de 9 h à 18 h',
  it_IT: 'lun–ven, 9–18',
  sv_SE: 'mån–fre kl. 9–18',
};

/** Local part of the customer service's e-mail address. */
export const serviceEmailNames: Record<StoreLocale, string> = {
  en_GB: 'help',
  da_DK: 'hjaelp',
  de_DE: 'hilfe',
  de_AT: 'hilfe',
  es_ES: 'ayuda',
  fr_FR: 'aide',
  it_IT: 'aiuto',
  sv_SE: 'hjalp',
};
