import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'shared-runtime/router';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { usePageState } from '../../routing/use-page-state.ts';
import { storeSwitchQuery } from '../frame-queries.ts';
import { CloseIcon } from '../../menu/close-icon.tsx';
import { storeAddress } from './store-address.ts';
import styles from './store-switch.module.css';
import { storeSwitchId } from './store-switch-id.ts';

/**
 * Button that opens the list of stores; nothing if there is only one. Both are rendered by the server only
 * (`server-only.tsx`).
 */
export function StoreSwitchButton() {
  const stores = useStores();
  const current = stores.find(({ isCurrent }) => isCurrent);
  if (!current || stores.length < 2) return null;
  return (
    <button type="button" popoverTarget={storeSwitchId} className={styles.button}>
      <FormattedMessage id="frame.store" />
      <span>
        {current.countryName}, {current.currency}
      </span>
    </button>
  );
}

/** List of plain links, since stores have different hosts. A popover, which opens without JavaScript. */
export function StoreSwitch() {
  const intl = useIntl();
  const stores = useStores();
  const page = usePageState();
  const { pathname } = useLocation();
  if (stores.length < 2) return null;
  return (
    <section
      id={storeSwitchId}
      popover="auto"
      className={styles.popover}
      aria-labelledby={`${storeSwitchId}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${storeSwitchId}-title`} className={styles.title}>
          <FormattedMessage id="frame.store" />
        </h2>
        <button
          type="button"
          popoverTarget={storeSwitchId}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'frame.close' })}
        >
          <CloseIcon />
        </button>
      </div>
      <ul role="list" className={styles.stores}>
        {stores.map((store) => (
          <li key={store.code}>
            <a
              href={storeAddress(store, page?.meta.alternates ?? [], pathname)}
              lang={store.language.replace('_', '-')}
              hrefLang={`${store.language.slice(0, 2)}-${store.country}`}
              data-code={store.code}
              aria-current={store.isCurrent || undefined}
              className={styles.store}
            >
              {store.countryName}
              <span>
                {store.languageName}, {store.currency}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useStores() {
  return useQuery(storeSwitchQuery(useShop())).data?.stores ?? [];
}
