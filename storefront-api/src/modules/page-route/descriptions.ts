import type { StoreLocale } from 'shared-contracts/locales';

const german =
  'Alle Marken für Ski, Snowboard und Outdoor von A bis Z. Finde deine und sieh dir an, was wir von ihr haben.';

/** Descriptions of the static pages that search engines index and that have no text of the shop. */
export const descriptions: { 'brands-index': Record<StoreLocale, string> } = {
  'brands-index': {
    en_GB: 'Every ski, snowboard and outdoor brand from A to Z. Find yours and see what we have from it.',
    da_DK: 'Alle mærker til ski, snowboard og outdoor fra A til Å. Find dit, og se, hvad vi har fra det.',
    de_DE: german,
    de_AT: german,
    es_ES:
      'Todas las marcas de esquí, snowboard y outdoor de la A a la Z. Busca la tuya y mira lo que tenemos de ella.',
    fr_FR:
      'Toutes les marques de ski, de snowboard et d’outdoor de A à Z. Trouve la tienne et découvre ce que nous avons d’elle.',
    it_IT: 'Tutte le marche di sci, snowboard e outdoor dalla A alla Z. Trova la tua e scopri cosa abbiamo.',
    sv_SE:
      'Alla märken för skidor, snowboard och outdoor från A till Ö. Hitta ditt och se vad vi har från det.',
  },
};
