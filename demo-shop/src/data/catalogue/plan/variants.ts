import type { Colours } from 'storefront-ports/picture-originals';
import { alike, type Texts } from '../../texts.ts';
import type { Family, OptionCode } from '../family.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { draw, stockOf } from './chance.ts';
import type { VariantPlan } from './product-plan.ts';
import { skuPart } from './sku.ts';
import { soleLengthOf } from './sole-length.ts';

interface Choices {
  sku: string;
  family: Family;
  palettes: readonly PaletteName[];
  /** Overrides the values of the family's sizes. */
  sizes?: readonly string[] | undefined;
  isSoldOut: boolean;
}

/** Returns one variant for each combination of palette and size. */
export function planVariants({ sku, family, palettes: names, sizes, isSoldOut }: Choices): VariantPlan[] {
  const sizesOrNone = family.sizes === null ? [null] : (sizes ?? family.sizes.values);
  const colours: (PaletteName | null)[] = family.hasColours ? [...names] : [null];
  return colours.flatMap((colour) =>
    sizesOrNone.map((size, index) => {
      const ending = [colour, size].filter((part) => part !== null).map((part) => `-${skuPart(part)}`);
      const variantSku = sku + ending.join('');
      const isLongest = family.sizes?.option === 'length' && index === sizesOrNone.length - 1;
      return {
        sku: variantSku,
        stock: isSoldOut ? 0 : stockOf(variantSku),
        lengthCm: family.sizes?.option === 'length' && size !== null ? Number.parseInt(size, 10) : null,
        soleLengthMm: size === null ? null : soleLengthOf(family, size),
        colours: colour === null ? null : coloursOf(colour),
        options: [
          ...(colour === null
            ? []
            : [{ code: 'colour' as const, value: colour, label: palettes[colour].label }]),
          ...(size === null || family.sizes === null
            ? []
            : [{ code: family.sizes.option, value: size, label: sizeLabel(family.sizes.option, size) }]),
        ],
        surcharge: isLongest && draw(`longest ${sku}`, 4) === 0 ? 5 : 0,
      };
    }),
  );
}

/** Returns the drawing colours of a palette. */
export function coloursOf(name: PaletteName): Colours {
  const { base, accent, detail } = palettes[name];
  return { base, accent, detail };
}

const units: Partial<Record<OptionCode, string>> = { length: ' cm', 'brake-width': ' mm' };

function sizeLabel(option: OptionCode, size: string): Texts {
  const label = `${size.replace('-', '–')}${units[option] ?? ''}`;
  if (!/^\d+\.\d$/.test(size)) return alike(label);
  return { ...alike(label.replace('.', ',')), en: label };
}
