import type { UseQueryResult } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useMoneyFormat, type ApiError } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink, Skeleton, VisuallyHidden } from 'shared-ui';
import { ItemFacts } from '../../components/item-facts.tsx';
import { ItemPicture } from '../../components/item-picture.tsx';
import { ItemSum } from '../../components/item-sum.tsx';
import styles from './mini-basket.module.css';

interface BasketDropdownProps {
  id: string;
  query: UseQueryResult<Basket, ApiError>;
}

export function BasketDropdown({ id, query }: BasketDropdownProps) {
  const intl = useIntl();
  return (
    <section id={id} className={styles.panel} aria-label={intl.formatMessage({ id: 'mini.title' })}>
      <DropdownContent query={query} />
      <ButtonLink as={Link} to={paths.basket} fullWidth>
        <FormattedMessage id="mini.viewBasket" />
      </ButtonLink>
    </section>
  );
}

function DropdownContent({ query }: Pick<BasketDropdownProps, 'query'>) {
  const format = useMoneyFormat();
  const { data: basket, isError, refetch } = query;
  if (!basket) return isError ? <DropdownFailed onRetry={() => void refetch()} /> : <DropdownLoading />;
  const { total } = basket.order;
  return (
    <>
      <ul role="list" className={styles.items}>
        {basket.items.map((item) => (
          <MiniItem key={item.cartItemId} item={item} />
        ))}
      </ul>
      {total ? (
        <p className={styles.total}>
          <FormattedMessage id="mini.total" /> <strong>{format(total)}</strong>
        </p>
      ) : null}
    </>
  );
}

function MiniItem({ item }: { item: BasketItem }) {
  return (
    <li className={styles.item}>
      <ItemPicture item={item} />
      <div>
        <ItemFacts item={item} />
        <ItemSum item={item} />
      </div>
    </li>
  );
}

function DropdownLoading() {
  return (
    <div className={styles.item}>
      <Skeleton shape="portrait" />
      <div>
        <output>
          <VisuallyHidden>
            <FormattedMessage id="mini.loading" />
          </VisuallyHidden>
        </output>
        <Skeleton width="40%" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}

function DropdownFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage id="mini.failed" />
      </p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        <FormattedMessage id="mini.retry" />
      </Button>
    </div>
  );
}
