import type { ProductPrice } from 'shared-contracts/api/catalogue';
import { useIntl, useMaySeePrices, useMoneyFormat } from 'shared-runtime';
import { Price, Skeleton } from 'shared-ui';
import { priceDisplay } from '../../domain/price-display.ts';
import { MembersPriceLink } from './members-price-link.tsx';

export interface ProductPriceBlockProps {
  price: ProductPrice;
  size?: 'small' | 'medium' | 'large';
  /** False on a card, which shows the saving on its picture. @default true */
  showSaving?: boolean;
  className?: string;
}

export function ProductPriceBlock(props: ProductPriceBlockProps) {
  const { price, size, showSaving = true, className } = props;
  const intl = useIntl();
  const formatMoney = useMoneyFormat();
  const maySeePrices = useMaySeePrices();
  const display = priceDisplay(price);
  if (display.kind === 'withheld') {
    // The visitor has just signed in; the price is being loaded.
    return maySeePrices ? <Skeleton width="8ch" /> : <MembersPriceLink />;
  }
  const { current, previous, saving } = display;
  return (
    <Price
      size={size}
      current={formatMoney(current)}
      previous={previous === null ? undefined : formatMoney(previous)}
      saving={
        saving !== null && showSaving ? intl.formatMessage({ id: 'price.saving' }, { saving }) : undefined
      }
      labels={{
        current: intl.formatMessage({ id: previous === null ? 'price.regular' : 'price.current' }),
        previous: intl.formatMessage({ id: 'price.rrp' }),
      }}
      showPreviousLabel
      className={className}
    />
  );
}
