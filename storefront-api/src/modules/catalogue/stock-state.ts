/** Up to this stock the shop shows how many pieces are left. */
export const lowStockThreshold = 3;

/** A public description of stock that does not reveal the exact number. */
type StockState = 'in_stock' | 'last_items' | 'sold_out';

export function stockState(stock: number): StockState {
  if (stock <= 0) return 'sold_out';
  return stock <= lowStockThreshold ? 'last_items' : 'in_stock';
}
