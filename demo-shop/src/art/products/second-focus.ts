import type { Focus, Picture } from '../drawing/studio.ts';
import type { ProductKind } from '../spec.ts';

/** By kind, where the mirrored focus would show too little of the product. */
const own: Readonly<Partial<Record<ProductKind, Focus>>> = {
  headlamp: { x: 300, y: 540, zoom: 1.5 },
};

/** Returns the focus of the close-up: the drawer's, or the part opposite to the detail. */
export function secondFocus(kind: ProductKind, { focus, second }: Picture): Focus {
  const { x, y, zoom } = focus;
  const opposite = {
    x: Math.round(400 + (400 - x) * 0.8),
    y: Math.round(500 + (500 - y) * 0.9),
    zoom: zoom * 0.92,
  };
  return second ?? own[kind] ?? opposite;
}
