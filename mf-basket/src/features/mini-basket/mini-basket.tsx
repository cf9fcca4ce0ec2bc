import { useId, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { isModifiedClick, ShoppingBagIcon, useIsWide } from 'shared-ui';
import { BasketDropdown } from './basket-dropdown.tsx';
import { CountAnnouncement } from './count-announcement.tsx';
import { useDropdown } from './use-dropdown.ts';
import { useMiniBasket } from './use-mini-basket.ts';
import styles from './mini-basket.module.css';

const maxShownCount = 99;

/** Links to the basket. On a wide screen, with items in the basket, a click opens the dropdown instead. */
export function MiniBasket() {
  const intl = useIntl();
  const { count, query } = useMiniBasket();
  const isWide = useIsWide();
  const isBasketPage = withoutSlash(useLocation().pathname) === withoutSlash(paths.basket);
  const { isOpen, root, trigger, toggle } = useDropdown();
  const panelId = useId();
  const hasDropdown = isWide && count > 0 && !isBasketPage;
  const showsDropdown = hasDropdown && isOpen;

  function handleClick(event: MouseEvent): void {
    if (!isWide || isModifiedClick(event)) return;
    if (isBasketPage) event.preventDefault();
    if (!hasDropdown) return;
    event.preventDefault();
    toggle();
  }

  return (
    <div ref={root} className={styles.root}>
      <Link
        ref={trigger}
        to={paths.basket}
        onClick={handleClick}
        className={styles.trigger}
        aria-label={intl.formatMessage({ id: 'mini.label' }, { count })}
        aria-current={isBasketPage ? 'page' : undefined}
        aria-expanded={hasDropdown ? isOpen : undefined}
        aria-controls={showsDropdown ? panelId : undefined}
      >
        <ShoppingBagIcon />
        {count > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {count > maxShownCount ? `${maxShownCount}+` : count}
          </span>
        ) : null}
      </Link>
      {showsDropdown ? <BasketDropdown id={panelId} query={query} /> : null}
      <CountAnnouncement count={count} isKnown={!query.isLoading} />
    </div>
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
