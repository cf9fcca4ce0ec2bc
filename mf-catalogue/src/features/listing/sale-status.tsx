import type { Sale } from 'shared-contracts/api/catalogue';
import { useHasEnded } from '../../components/sale/sale-countdown.tsx';
import { SaleFacts } from '../../components/sale/sale-facts.tsx';
import { SaleEnded } from './sale-ended.tsx';
import { useRefreshAtEnd } from './use-refresh-at-end.ts';

/** Shows saving and countdown of a sale beside its heading, or that it has ended with a link to the other sales. */
export function SaleStatus({ sale }: { sale: Sale }) {
  const hasEnded = useHasEnded(sale.endDate);
  useRefreshAtEnd(hasEnded);
  return hasEnded ? <SaleEnded /> : <SaleFacts sale={sale} />;
}
