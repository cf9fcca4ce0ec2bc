import { useQuery } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { OverlayProps } from 'shared-contracts/exposes';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMaySeePrices, useMoneyFormat, useOverlay, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink, CircleCheckIcon, ClockIcon } from 'shared-ui';
import { basketQuery } from '../../api/basket-query.ts';
import { isComplete } from '../../domain/complete-items.ts';
import { AddedItem, AddedLoading } from './added-item.tsx';
import styles from './added.module.css';

/** Confirms an addition and offers the basket or more shopping. */
export function Added({ cartItemId, addition: known }: OverlayProps<'basket/added'>) {
  const shop = useShop();
  const { close, titleId } = useOverlay();
  const mayHaveBasket = useMaySeePrices();
  const { data, isFetching } = useQuery({
    ...basketQuery(shop, 'mini'),
    enabled: mayHaveBasket && known === undefined,
  });
  const addition = known ? withCompleteItem(known) : data && additionIn(data, cartItemId);
  return (
    <div className={styles.added}>
      <h2 id={titleId} className={styles.title}>
        <CircleCheckIcon size={28} aria-hidden="true" className={styles.check} />
        <FormattedMessage id="added.title" />
      </h2>
      <AddedContent item={addition?.item} isLoading={isFetching} />
      {addition ? <AddedSummary addition={addition} /> : null}
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

type Addition = NonNullable<OverlayProps<'basket/added'>['addition']>;

function additionIn({ items, basketCount, order }: Basket, cartItemId: number): Addition | undefined {
  const item = items.find((each) => each.cartItemId === cartItemId);
  return item && { item, basketCount, subtotal: order.subtotal };
}

function withCompleteItem(addition: Addition): Addition | undefined {
  return isComplete(addition.item) ? addition : undefined;
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

function AddedSummary({ addition: { basketCount, subtotal } }: { addition: Addition }) {
  const format = useMoneyFormat();
  return (
    <p className={styles.summary}>
      <FormattedMessage id="added.summary" values={{ count: basketCount }} />
      {subtotal ? <strong>{format(subtotal)}</strong> : null}
    </p>
  );
}
