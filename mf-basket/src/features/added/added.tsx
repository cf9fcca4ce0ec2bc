import { useQuery } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { OverlayProps } from 'shared-contracts/exposes';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMaySeePrices, useMoneyFormat, useOverlay, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink, CircleCheckIcon, ClockIcon } from 'shared-ui';
import { basketQuery } from '../../api/basket-query.ts';
import { AddedItem, AddedLoading } from './added-item.tsx';
import styles from './added.module.css';

/** Confirms an addition and offers the basket or more shopping. */
export function Added({ cartItemId }: OverlayProps<'basket/added'>) {
  const shop = useShop();
  const { close, titleId } = useOverlay();
  const mayHaveBasket = useMaySeePrices();
  const { data, isFetching } = useQuery({ ...basketQuery(shop, 'mini'), enabled: mayHaveBasket });
  const item = data?.items.find((each) => each.cartItemId === cartItemId);
  return (
    <div className={styles.added}>
      <h2 id={titleId} className={styles.title}>
        <CircleCheckIcon size={28} aria-hidden="true" className={styles.check} />
        <FormattedMessage id="added.title" />
      </h2>
      <AddedContent item={item} isLoading={isFetching} />
      {data && item ? <AddedSummary basket={data} /> : null}
      <p className={styles.note}>
        <ClockIcon size={18} aria-hidden="true" />
        <FormattedMessage id="added.notReserved" />
      </p>
      <div className={styles.actions}>
        <ButtonLink as={Link} to={paths.basket} onClick={close} fullWidth>
          <FormattedMessage id="added.viewBasket" />
        </ButtonLink>
        <Button variant="secondary" fullWidth onClick={close}>
          <FormattedMessage id="added.keepShopping" />
        </Button>
      </div>
    </div>
  );
}

function AddedContent({ item, isLoading }: { item: BasketItem | undefined; isLoading: boolean }) {
  if (item) return <AddedItem item={item} />;
  if (isLoading) return <AddedLoading />;
  // The line was added, even if the basket cannot be loaded.
  return (
    <p>
      <FormattedMessage id="added.generic" />
    </p>
  );
}

function AddedSummary({ basket }: { basket: Basket }) {
  const format = useMoneyFormat();
  const { subtotal } = basket.order;
  return (
    <p className={styles.summary}>
      <FormattedMessage id="added.summary" values={{ count: basket.basketCount }} />
      {subtotal ? <strong>{format(subtotal)}</strong> : null}
    </p>
  );
}
