import type { StoreLocale } from 'shared-contracts/locales';

const german = { brands: 'Marken', productTypes: 'Produktarten' };

export const groupTitles: Record<StoreLocale, { brands: string; productTypes: string }> = {
  en_GB: { brands: 'Brands', productTypes: 'Product types' },
  da_DK: { brands: 'Mærker', productTypes: 'Produkttyper' },
  de_DE: german,
  de_AT: german,
  es_ES: { brands: 'Marcas', productTypes: 'Tipos de producto' },
  fr_FR: { brands: 'Marques', productTypes: 'Types de produits' },
  it_IT: { brands: 'Marche', productTypes: 'Tipi di prodotto' },
  sv_SE: { brands: 'Märken', productTypes: 'Produkttyper' },
};
