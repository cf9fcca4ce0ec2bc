import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import type { Sale } from 'shared-contracts/api/catalogue';
import { catProductsEs } from 'shared-contracts/descriptors/listing';
import { useShop } from 'shared-runtime';
import { useHasEnded } from '../../components/sale/sale-countdown.tsx';
import { SaleFacts } from '../../components/sale/sale-facts.tsx';
import { useRefreshAtTimes } from '../../components/sale/use-refresh-at-times.ts';
import { SaleEnded } from './sale-ended.tsx';

/** Shows saving and countdown of a sale beside its heading, or that it has ended with a link to the other sales. */
export function SaleStatus({ sale }: { sale: Sale }) {
  const client = useQueryClient();
  const storeId = useShop().store.id;
  const hasEnded = useHasEnded(sale.endDate);
  // The prices of the lists were those of the sale.
  useRefreshAtTimes([sale.endDate], () => {
    void client.invalidateQueries({ queryKey: queryKey(catProductsEs, storeId) });
  });
  return hasEnded ? <SaleEnded /> : <SaleFacts sale={sale} />;
}
