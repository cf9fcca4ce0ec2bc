import { paths } from 'shared-contracts/routes';

/** Returns the page of the order history in the query. URLs can be forged, so anything else counts as the first one. */
export function historyPageOf(search: Readonly<Record<string, string>>): number {
  const text = search['p'] ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export const historyPath = (page: number) => (page === 1 ? paths.orders : `${paths.orders}?p=${page}`);

/** Returns the year of the query; undefined without a valid one. */
export function orderYearOf(search: Readonly<Record<string, string>>): number | undefined {
  const text = search['year'] ?? '';
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined;
}

export const yearPath = (year: number) => `${paths.historicalOrders}?year=${year}`;

/** Page of an order with the question, without JavaScript, whether to cancel it. */
export const orderToCancel = { cancel: '1' } as const;
