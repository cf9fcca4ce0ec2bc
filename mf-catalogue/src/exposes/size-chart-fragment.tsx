import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { sizeGuideQuery } from '../api/size-guide-query.ts';
import { SizeChartFragment } from '../features/size-guide/size-chart-fragment.tsx';
import { messages } from '../messages/product-messages.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/size-chart'>> = {
  Component: SizeChartFragment,
  messages,
  load: ({ queryClient, ...context }, { code, productId }) =>
    queryClient.prefetchQuery(sizeGuideQuery(context, code, productId)),
};
