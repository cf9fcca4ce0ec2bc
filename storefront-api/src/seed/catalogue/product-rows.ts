import type { Colours, Localised } from '../../db/schema/index.ts';
import { fold } from '../../modules/catalogue/search-terms.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { describeFacts } from './facts.ts';
import { families } from './families/index.ts';
import type { Bilingual, Family, OptionCode, ProductSeed } from './family.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { popularityOf, stockOf } from './chance.ts';

export interface VariantPlan {
  sku: string;
  stock: number;
  lengthCm: number | null;
  colours: Colours | null;
  options: { code: OptionCode; value: string; label: Bilingual }[];
}

export interface TextPlan {
  name: string;
  description: string[];
  attributes: { label: string; value: string }[];
  searchName: string;
  searchBody: string;
}

export interface ProductPlan {
  sku: string;
  brand: string;
  category: string;
  model: string;
  artKind: Family['artKind'];
  colours: Colours;
  popularity: number;
  /** Days before the seed was written. */
  ageDays: number;
  /** Minor units. */
  prices: Record<'GBP' | 'EUR', { retail: number; special: number }>;
  texts: Record<'en' | 'fr', TextPlan>;
  variants: VariantPlan[];
}

export const localised = ({ en, fr }: Bilingual): Localised => ({ en_GB: en, fr_FR: fr });

export function planProducts(): ProductPlan[] {
  let position = 0;
  return families.flatMap((family) =>
    family.products.map((product, index) => planProduct(family, product, index, (position += 1))),
  );
}

function planProduct(family: Family, product: ProductSeed, index: number, position: number): ProductPlan {
  const sku = skuOf(product);
  const { base, accent, detail } = palettes[product.palettes[0]];
  return {
    sku,
    brand: product.brand,
    category: family.category,
    model: product.model,
    artKind: family.artKind,
    colours: { base, accent, detail },
    popularity: popularityOf(sku),
    ageDays: 3 + ((position * 37) % 240),
    prices: {
      GBP: { retail: product.retail * 100, special: product.special * 100 },
      EUR: { retail: inEuro(product.retail), special: inEuro(product.special) },
    },
    texts: { en: textOf(family, product, index, 'en'), fr: textOf(family, product, index, 'fr') },
    variants: planVariants(family, product, sku),
  };
}

/** A price that a shop would write, not one that a rate of exchange gives: whole euro that end in 9 or 5. */
function inEuro(pounds: number): number {
  const euro = Math.ceil((pounds * 1.18) / 10) * 10;
  return (euro - (pounds >= 100 ? 1 : 5)) * 100;
}

function planVariants(family: Family, product: ProductSeed, sku: string): VariantPlan[] {
  const sizes = family.sizes === null ? [null] : (product.sizes ?? family.sizes.values);
  const colours: (PaletteName | null)[] = family.hasColours ? [...product.palettes] : [null];
  return colours.flatMap((colour) =>
    sizes.map((size) => {
      const ending = [colour, size].filter((part) => part !== null).map((part) => `-${skuPart(part)}`);
      const variantSku = sku + ending.join('');
      return {
        sku: variantSku,
        stock: product.isSoldOut === true ? 0 : stockOf(variantSku),
        lengthCm: family.sizes?.option === 'length' && size !== null ? Number.parseInt(size, 10) : null,
        colours: colour === null ? null : coloursOf(colour),
        options: [
          ...(colour === null
            ? []
            : [{ code: 'colour' as const, value: colour, label: palettes[colour].label }]),
          ...(size === null || family.sizes === null
            ? []
            : [{ code: family.sizes.option, value: size, label: sizeLabel(family.sizes.option, size) }]),
        ],
      };
    }),
  );
}

function coloursOf(name: PaletteName): Colours {
  const { base, accent, detail } = palettes[name];
  return { base, accent, detail };
}

function sizeLabel(option: OptionCode, size: string): Bilingual {
  if (option === 'mondopoint') return { en: size, fr: size.replace('.', ',') };
  const unit = { length: ' cm', 'brake-width': ' mm', size: '', 'glove-size': '', colour: '' }[option];
  const label = `${size.replace('-', '–')}${unit}`;
  return { en: label, fr: label };
}

function textOf(family: Family, product: ProductSeed, index: number, language: 'en' | 'fr'): TextPlan {
  const brand = brands.find((each) => each.slug === product.brand);
  const category = categories.find((each) => each.urlPath === family.category);
  const craft = family.craft[index % family.craft.length];
  if (brand === undefined || category === undefined || craft === undefined) {
    throw new Error(`The seed of ${product.model} names a brand or category that does not exist`);
  }
  const name = nameOf(family, product, language);
  const description = [product.pitch[language], craft[language]];
  return {
    name,
    description,
    attributes: describeFacts(product.facts, language),
    searchName: fold(`${brand.name} ${name} ${category.name[language]}`),
    searchBody: fold(description.join(' ')),
  };
}

function nameOf(family: Family, product: ProductSeed, language: 'en' | 'fr'): string {
  const type = (product.type ?? family.type)[language];
  const model = product.model.replace(/ W$/, '');
  const isWomens = product.isWomens === true;
  if (language === 'en') return `${model} ${isWomens ? 'women’s ' : ''}${type}`;
  const start = type.charAt(0).toUpperCase() + type.slice(1);
  return `${start} ${isWomens ? 'femme ' : ''}${model}`;
}

function skuOf({ brand, model }: ProductSeed): string {
  return `${brand.slice(0, 3).toUpperCase()}-${skuPart(model)}`;
}

function skuPart(text: string): string {
  return fold(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-');
}
