import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useOverlay, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, Switch } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import { acceptAll, useSaveConsent } from '../../api/save-consent.ts';
import styles from './preferences.module.css';

export interface PreferencesProps {
  onFailed: () => void;
}

export function Preferences({ onFailed }: PreferencesProps) {
  const shop = useShop();
  const intl = useIntl();
  const { close, titleId } = useOverlay();
  const { data: config } = useQuery(consentConfigQuery(shop));
  const savedPreferences = useSession().cookieConsentPreferences;
  const [functional, setFunctional] = useState(savedPreferences.accepted_functional);
  const [advertising, setAdvertising] = useState(savedPreferences.accepted_advertising);
  const save = useSaveConsent({ onSaved: close, onFailed });
  const isAcceptingAll = save.variables === acceptAll;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate({ accepted_functional: functional, accepted_advertising: advertising });
  }

  return (
    <form onSubmit={handleSubmit} className={styles.form}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="preferences.title" />
      </h2>
      <p>
        <FormattedMessage
          id="preferences.text"
          values={{ shop: config?.cookiePreferencesModalShopName ?? shop.store.shopName }}
        />{' '}
        <Link to={paths.cookiePolicy}>
          <FormattedMessage id="banner.policy" />
        </Link>
      </p>
      <div className={styles.switches}>
        <Switch
          label={intl.formatMessage({ id: 'preferences.essential' })}
          hint={intl.formatMessage({ id: 'preferences.essential.hint' })}
          defaultChecked
          disabled
        />
        <Switch
          label={intl.formatMessage({ id: 'preferences.functional' })}
          hint={intl.formatMessage({ id: 'preferences.functional.hint' })}
          checked={functional}
          onChange={(event) => setFunctional(event.target.checked)}
        />
        <Switch
          label={intl.formatMessage({ id: 'preferences.advertising' })}
          hint={intl.formatMessage({ id: 'preferences.advertising.hint' })}
          checked={advertising}
          onChange={(event) => setAdvertising(event.target.checked)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" pending={save.isPending && !isAcceptingAll}>
          <FormattedMessage id="preferences.save" />
        </Button>
        <Button
          variant="secondary"
          pending={save.isPending && isAcceptingAll}
          onClick={() => {
            if (!save.isPending) save.mutate(acceptAll);
          }}
        >
          <FormattedMessage id="consent.acceptAll" />
        </Button>
      </div>
    </form>
  );
}
