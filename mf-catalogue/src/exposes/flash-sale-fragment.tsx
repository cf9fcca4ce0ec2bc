import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { flashSalesQuery } from '../api/flash-sales-query.ts';
import { FlashSale } from '../features/flash-sale/flash-sale.tsx';
import { messages } from '../messages/lists/index.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/flash-sale'>> = {
  Component: FlashSale,
  messages,
  // Never rejects: without sales it is left out.
  load: ({ queryClient, ...context }, { saleId, count }) =>
    queryClient.prefetchQuery(flashSalesQuery(context, { saleId, count })),
};
