import { listingOrders } from 'shared-contracts/api/listing-orders';
import type { FragmentProps } from 'shared-contracts/exposes';
import { listingParameters } from 'shared-contracts/routes/listing-parameters';

/** The API's limit. A page beyond it is beyond the end of any list, and redirects to its last page. */
const lastPage = 10_000;

/** Reads the list below an invitation from the query of its URL. Invalid values count as missing. */
export function readInvitedList(
  search: Readonly<Record<string, string>>,
  categoryId: number,
): FragmentProps<'catalogue/listing'> {
  const page = /^\d+$/.test(search['p'] ?? '') ? Number(search['p']) : 1;
  const parameters = Object.fromEntries(
    listingParameters.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
  return {
    category_id: categoryId,
    p: Math.min(Math.max(page, 1), lastPage),
    order: listingOrders.find((order) => order === search['order']) ?? 'relevance',
    dir: search['dir'] === 'asc' ? 'asc' : 'desc',
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}
