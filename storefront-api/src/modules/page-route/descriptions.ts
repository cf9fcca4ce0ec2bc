import type { StoreLocale } from 'shared-contracts/locales';

const germanBrands =
  'Alle Marken für Ski, Snowboard und Outdoor von A bis Z. Finde deine und sieh dir an, was wir von ihr haben.';

const germanCookies =
  'Welche Dienste anderer Anbieter wir nutzen, wozu, und wie du ihnen zustimmst oder deine Einwilligung widerrufst.';

/**
 * Descriptions of the static pages that are not personal and have no text of the shop. Previews of links show that of
 * the cookie preferences, which search engines do not index.
 */
export const descriptions: Record<'brands-index' | 'cookie-preferences', Record<StoreLocale, string>> = {
  'brands-index': {
    en_GB: 'Every ski, snowboard and outdoor brand from A to Z. Find yours and see what we have from it.',
    da_DK: 'Alle mærker til ski, snowboard og outdoor fra A til Å. Find dit, og se, hvad vi har fra det.',
    de_DE: germanBrands,
    de_AT: germanBrands,
    es_ES:
      'Todas las marcas de esquí, snowboard y outdoor de la A a la Z. Busca la tuya y mira lo que tenemos de ella.',
    fr_FR:
      'Toutes les marques de ski, de snowboard et d’outdoor de A à Z. Trouve la tienne et découvre ce que nous avons d’elle.',
    it_IT: 'Tutte le marche di sci, snowboard e outdoor dalla A alla Z. Trova la tua e scopri cosa abbiamo.',
    sv_SE:
      'Alla märken för skidor, snowboard och outdoor från A till Ö. Hitta ditt och se vad vi har från det.',
  },
  'cookie-preferences': {
    en_GB: 'Which services from others we use, what for, and how to accept them or withdraw your consent.',
    da_DK:
      'Hvilke tjenester fra andre vi bruger, til hvad, og hvordan du accepterer dem eller trækker dit samtykke tilbage.',
    de_DE: germanCookies,
    de_AT: germanCookies,
    es_ES: 'Qué servicios de terceros usamos, para qué, y cómo aceptarlos o retirar tu consentimiento.',
    fr_FR:
      'Les services tiers que nous utilisons, leur utilité, et comment les accepter ou retirer ton consentement.',
    it_IT: 'Quali servizi di terzi usiamo, per che cosa, e come accettarli o revocare il tuo consenso.',
    sv_SE:
      'Vilka tjänster från andra vi använder, till vad, och hur du godkänner dem eller återkallar ditt samtycke.',
  },
};
