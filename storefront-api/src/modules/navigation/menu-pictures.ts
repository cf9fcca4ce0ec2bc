import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { NavigationItem } from 'shared-contracts/api/shop';
import type { Queryable } from '../../db/client.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import { cardsById } from '../catalogue/products/cards-by-id.ts';
import type { MenuLists } from './menu-lists.ts';

const maxPictures = 2;

/** A panel shows it 150 CSS pixels wide. */
const pictureWidth = 320;

type Leaf = NavigationItem['children'][number];

interface Pictured {
  leaf: Leaf;
  productId: number;
}

/**
 * Adds to each item pictures of two of its lists: the most popular product in stock, from different groups if there are
 * several. No product is shown twice in the menu.
 */
export async function addPictures(
  items: readonly NavigationItem[],
  lists: MenuLists,
  { db, context }: { db: Queryable; context: CatalogueContext },
): Promise<NavigationItem[]> {
  const used = new Set<number>();
  const chosen = items.map(({ children }) => choosePictures(children, lists, used));
  const cards = await cardsById(db, [...used], context);
  const byId = new Map(cards.map((card) => [card.productId, card]));
  return items.map((item, position) => {
    const pictures = (chosen[position] ?? []).flatMap(({ leaf, productId }) => {
      const card = byId.get(productId);
      return card === undefined ? [] : [toPicture(leaf, card)];
    });
    return pictures.length === 0 ? item : { ...item, pictures };
  });
}

function choosePictures(children: readonly Leaf[], { inStock }: MenuLists, used: Set<number>): Pictured[] {
  const grouped = children.filter(({ group }) => group !== undefined);
  const isFirstOfGroup = ({ group }: Leaf, position: number) => grouped[position - 1]?.group !== group;
  const others = grouped.filter((leaf, position) => !isFirstOfGroup(leaf, position));
  const chosen: Pictured[] = [];
  for (const leaf of [...grouped.filter(isFirstOfGroup), ...others]) {
    if (chosen.length === maxPictures) break;
    const productId = inStock(leaf.url).find((id) => !used.has(id));
    if (productId === undefined) continue;
    used.add(productId);
    chosen.push({ leaf, productId });
  }
  return chosen;
}

/** The label names the list, so the picture needs no text of its own. */
function toPicture({ label, url }: Leaf, { image }: ProductCard) {
  const small = image.url.replace(/\/\d+\.jpg$/, `/${pictureWidth}.jpg`);
  const { width, height, colour } = image;
  return { label, url, image: { url: small, alt: '', width, height, ...(colour && { colour }) } };
}
