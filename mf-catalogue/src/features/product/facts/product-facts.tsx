import { useQuery } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/product';
import { isReturnable } from 'shared-contracts/return-rules';
import { specialKindOf } from 'shared-contracts/special-products';
import { FormattedMessage, useMoneyFormat, useShop } from 'shared-runtime';
import { CheckIcon, PackageIcon, RotateCcwIcon, TruckIcon } from 'shared-ui';
import { deliveryQuery, dispatchQuery, stockQuery } from '../../../api/product-facts-queries.ts';
import { returnsQuery } from '../../../api/returns-query.ts';
import { Fact } from './fact.tsx';
import { SpecialFacts } from './special-facts.tsx';
import styles from './product-facts.module.css';

export interface ProductFactsProps {
  product: Product;
}

/**
 * Renders stock, delivery and returns of a product that can be bought. The document has those of `single-product`; the
 * browser looks them up again, because documents are cached. Unknown facts are left out.
 */
export function ProductFacts({ product }: ProductFactsProps) {
  const special = specialKindOf(product.productId);
  return (
    <ul role="list" className={styles.facts}>
      {special === null ? <ParcelFacts product={product} /> : <SpecialFacts kind={special} />}
      {isReturnable(product.productId) ? <Returns isVoucher={special === 'voucher'} /> : null}
    </ul>
  );
}

function ParcelFacts({ product }: ProductFactsProps) {
  const shop = useShop();
  const formatMoney = useMoneyFormat();
  const { productId } = product;
  const stock = useQuery(stockQuery(shop, productId)).data ?? product.stock;
  const delivery = useQuery(deliveryQuery(shop, productId)).data ?? product.delivery;
  const dispatch = useQuery(dispatchQuery(shop, productId)).data ?? product.dispatch;
  return (
    <>
      {stock === undefined ? null : (
        <Fact icon={<CheckIcon />} stock={stock.state}>
          {stock.message}
        </Fact>
      )}
      {delivery ? (
        <Fact icon={<TruckIcon />}>
          {delivery.message}
          {delivery.untilFree ? (
            <span className={styles.more}>
              <FormattedMessage id="product.untilFree" values={{ amount: formatMoney(delivery.untilFree) }} />
            </span>
          ) : null}
        </Fact>
      ) : null}
      {dispatch?.isDropship ? (
        <Fact icon={<PackageIcon />}>
          <FormattedMessage id="product.dropship" values={{ days: dispatch.dispatchDays }} />
        </Fact>
      ) : null}
    </>
  );
}

function Returns({ isVoucher }: { isVoucher: boolean }) {
  const { data } = useQuery(returnsQuery(useShop()));
  const days = data?.returnValidityDays;
  if (days === undefined) return null;
  return (
    <Fact icon={<RotateCcwIcon />}>
      <FormattedMessage id={isVoucher ? 'product.voucher.returns' : 'product.returns'} values={{ days }} />
    </Fact>
  );
}
