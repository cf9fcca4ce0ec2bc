import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useMaySeePrices, useSession, useShop, type PageParams } from 'shared-runtime';
import { basketQuery } from '../../api/basket-query.ts';
import { usePublishedBasket } from '../../api/use-published-basket.ts';
import { readAddedLines } from '../../domain/added-lines.ts';
import { readFormError } from '../../domain/failure-message.ts';
import { readRemovedLine } from '../../domain/removed-line.ts';
import { BasketContents } from './basket-contents.tsx';
import { BasketFailed, BasketLoading, EndedSession, GuestBasket } from './basket-states.tsx';
import styles from './basket.module.css';

export function BasketPage({ params }: { params: PageParams }) {
  const shop = useShop();
  const mayHaveBasket = useMaySeePrices();
  const query = useQuery({ ...basketQuery(shop, 'default_shipping'), enabled: mayHaveBasket });
  const basket = mayHaveBasket ? query.data : undefined;
  // The API answers as to a guest after the session of the member has ended.
  const isOfGuest = useSession().isUserLoggedIn && basket?.user.isMember === false;
  usePublishedBasket({ ...query, isEnabled: query.isEnabled && !isOfGuest });

  function renderState() {
    if (!mayHaveBasket) return <GuestBasket />;
    // After a sign-in the basket of the member is being fetched.
    if (isOfGuest) return query.isFetching ? <BasketLoading /> : <EndedSession />;
    if (basket) {
      return (
        <BasketContents
          basket={basket}
          refreshedAt={query.dataUpdatedAt}
          formError={readFormError(params.search['form_error'])}
          addedLines={readAddedLines(params.search)}
          formRemoved={readRemovedLine(params.search)}
          enteredCode={params.enteredValues?.['info']}
        />
      );
    }
    return query.isError ? <BasketFailed onRetry={() => void query.refetch()} /> : <BasketLoading />;
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {basket && !isOfGuest && basket.basketCount > 0 ? (
          <FormattedMessage id="basket.titleCount" values={{ count: basket.basketCount }} />
        ) : (
          <FormattedMessage id="basket.title" />
        )}
      </h1>
      {renderState()}
    </div>
  );
}
