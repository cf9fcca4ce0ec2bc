import type { MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { Link, useLocation, useNavigate } from 'shared-runtime/router';
import { isModifiedClick, ShoppingBagIcon, useDropdown, useIsWide } from 'shared-ui';
import { openBasket } from '../../domain/open-basket.ts';
import { BasketDropdown } from './basket-dropdown.tsx';
import { CountAnnouncement } from './count-announcement.tsx';
import { useMiniBasket } from './use-mini-basket.ts';
import styles from './mini-basket.module.css';

const maxShownCount = 99;

/** Links to the basket. On a wide screen, with items in the basket, a click opens the dropdown instead. */
export function MiniBasket() {
  const intl = useIntl();
  const { count, query } = useMiniBasket();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isBasketPage = withoutSlash(pathname) === withoutSlash(paths.basket);
  const { isOpen, rootProps, triggerProps, panelId } = useDropdown<HTMLAnchorElement>({
    closeOn: key,
    isEnabled: isWide && count > 0 && !isBasketPage,
  });

  function handleClick(event: MouseEvent): void {
    triggerProps.onClick(event);
    if (event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    if (!isBasketPage) void openBasket(navigate);
  }

  return (
    <div {...rootProps} className={styles.root}>
      <Link
        {...triggerProps}
        to={paths.basket}
        onClick={handleClick}
        className={styles.trigger}
        aria-label={intl.formatMessage({ id: 'mini.label' }, { count })}
        aria-current={isBasketPage ? 'page' : undefined}
      >
        <ShoppingBagIcon />
        {count > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {count > maxShownCount ? `${maxShownCount}+` : count}
          </span>
        ) : null}
      </Link>
      {isOpen ? <BasketDropdown id={panelId} query={query} /> : null}
      <CountAnnouncement count={count} isKnown={!query.isLoading} />
    </div>
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
