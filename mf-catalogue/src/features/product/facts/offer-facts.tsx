import { useQuery } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage, useMaySeePrices, useMoneyFormat, useShop } from 'shared-runtime';
import { Badge } from 'shared-ui';
import { dynamicQuery, omnibusQuery, stockQuery } from '../../../api/product-facts-queries.ts';
import { SaleCountdown } from '../../../components/sale/sale-countdown.tsx';
import { priceDisplay } from '../../../domain/price-display.ts';
import { productBadge } from '../../../domain/product-badge.ts';
import styles from './offer-facts.module.css';

export interface OfferFactsProps {
  product: Product;
}

/**
 * Renders the reference price of a reduction, the countdown of the sale and the number of buyers. The browser looks them up
 * again, because documents are cached.
 */
export function OfferFacts({ product }: OfferFactsProps) {
  const shop = useShop();
  const { productId, priceStrategy } = product;
  const dynamic = useQuery(dynamicQuery(shop, productId)).data ?? product.dynamic;
  const stock = useQuery(stockQuery(shop, productId)).data ?? product.stock;
  const badge = productBadge({ productId, priceStrategy });
  // Nothing is urgent about a product that has sold out since.
  const isAvailable = stock?.state !== 'sold_out';
  const endDate = isAvailable && dynamic.countdownClockWorthy ? dynamic.endDate : null;
  const proof = isAvailable ? dynamic.socialProofMessage : null;
  return (
    <div className={styles.facts}>
      <ReferencePrice product={product} />
      {badge === null && endDate === null ? null : (
        <div className={styles.clock}>
          {badge === null ? null : (
            <Badge>
              <FormattedMessage id={badge} />
            </Badge>
          )}
          {endDate === null ? null : (
            <>
              <span className={styles.ends}>
                <FormattedMessage id="sale.endsIn" />
              </span>
              <SaleCountdown endDate={endDate} />
            </>
          )}
        </div>
      )}
      {proof === null ? null : <p className={styles.ends}>{proof}</p>}
    </div>
  );
}

/**
 * The lowest price of the 30 days before a reduction, which the law requires beside a reduced price. Its place is kept
 * while it is looked up, and if that fails.
 */
function ReferencePrice({ product: { productId, price } }: OfferFactsProps) {
  const formatMoney = useMoneyFormat();
  const display = priceDisplay(price);
  const isReduced = display.kind === 'shown' && display.previous !== null;
  const maySeePrices = useMaySeePrices();
  const lowest = useQuery({ ...omnibusQuery(useShop(), productId), enabled: maySeePrices && isReduced }).data;
  if (!isReduced) return null;
  return (
    <p className={styles.reference}>
      {lowest ? <FormattedMessage id="price.lowest" values={{ price: formatMoney(lowest) }} /> : null}
    </p>
  );
}
