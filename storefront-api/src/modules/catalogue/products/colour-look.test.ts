import { productViews } from 'storefront-ports/picture-originals';
import type { NamedPicture } from '../../../db/schema/index.ts';
import { colourLook } from './colour-look.ts';
import type { VariantRow } from './product-repository.ts';

const blue = { base: '#17324d', accent: '#ffffff', detail: '#000000' };
const red = { ...blue, base: '#a3282d' };
const alt = { name: 'Varnhorn Ridge', locale: 'de_DE' as const };

const named = (key: string): NamedPicture[] => [{ key, alt: null }];

function keysOf({ own, ofProduct, colours = red }: Case): string[] {
  const product = { sku: 'JACKET', artKind: 'jacket', colours: blue, pictures: ofProduct };
  const variant = { sku: 'JACKET-RED', colours, pictures: own } as VariantRow;
  const look = colourLook(variant, product, alt);
  return look?.images.map(({ url }) => url.split('/')[2]?.replace(/\.[0-9a-f]{8}$/, '') ?? '') ?? [];
}

interface Case {
  own: NamedPicture[];
  ofProduct: NamedPicture[];
  colours?: typeof blue;
}

describe('colourLook', () => {
  it('has the pictures that the variant names', () => {
    const all = { own: named('worn-red'), ofProduct: named('worn') };
    expect(keysOf(all)).toEqual(['photo.worn-red.full']);
    expect(keysOf({ ...all, colours: blue })).toEqual(['photo.worn-red.full']);
  });

  it('has those of the product if the variant names none', () => {
    expect(keysOf({ own: [], ofProduct: named('worn') })).toEqual(['photo.worn.full']);
  });

  it('has the views of the SKU if neither names any', () => {
    const views = (sku: string) => productViews.map((view) => `product.${sku}.${view}`);
    expect(keysOf({ own: [], ofProduct: [] })).toEqual(views('JACKET-RED'));
    expect(keysOf({ own: [], ofProduct: [], colours: blue })).toEqual(views('JACKET'));
  });
});
