import type { MemberCall } from './member-call.ts';
import { measureOverlay, type Opening, type ClickFigures } from './overlays.ts';

/** The measured shop, and a member of it. */
interface MeasuredShop {
  base: string;
  /** Header of the member. */
  cookie: string;
  call: MemberCall;
}

const store_id = 1;
/** That of the measured pages. */
const productId = 1;

/** What is opened, by the name of its row. */
function openings({ base, cookie, call }: MeasuredShop): Record<string, Opening> {
  const product = `${base}/catalog/product/view/id/${productId}/`;
  return {
    'sign-in overlay, home page, guest': {
      url: `${base}/`,
      cookie: '',
      trigger: '[data-fragment="account/button"] a',
      content: '[role="tabpanel"] input',
    },
    'size guide, product page, guest': {
      url: product,
      cookie: '',
      trigger: 'main form a[href$="-size-guide"]',
      content: 'table',
    },
    'added to basket, product page, member': {
      url: product,
      cookie,
      choosesOptions: true,
      trigger: 'main form button[type="submit"]',
      // The options of the line that was added.
      content: 'dl',
      undo: () => removeFromBasket(call, productId),
    },
  };
}

export async function measureOverlays(
  shop: MeasuredShop,
  chromePath: string | undefined,
  visits: number,
): Promise<[name: string, ClickFigures][]> {
  const rows: [string, ClickFigures][] = [];
  for (const [name, opening] of Object.entries(openings(shop))) {
    // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
    rows.push([name, await measureOverlay(opening, chromePath, visits)]);
  }
  return rows;
}

/** Takes the product out of the basket: another piece would raise the quantity of its line, up to the limit. */
export async function removeFromBasket(call: MemberCall, productId: number): Promise<void> {
  const { items, version } = await call('basket-data', {
    store_id: String(store_id),
    variant: 'default_shipping',
  });
  const line = items.find((item) => item.productId === productId);
  if (line) await call('basket-update', { store_id, cartItemId: line.cartItemId, qty: 0, version });
}

/** Maximum milliseconds. */
const target = { feedback: 100, complete: 1_500 };

export function overlayTable(rows: readonly [name: string, ClickFigures][]): string[] {
  const cells = (name: string, { feedback, complete }: ClickFigures) =>
    `| ${name} | ${feedback.toFixed(0)} | ${complete.toFixed(0)} |`;
  return [
    '| what | feedback ms | complete ms |',
    '| --- | --- | --- |',
    cells('target', target),
    ...rows.map(([name, figures]) => cells(name, figures)),
  ];
}
