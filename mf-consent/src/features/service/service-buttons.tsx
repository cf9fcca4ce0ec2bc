import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useIntl, useOpenOverlay, useOverlayIntent, useShop } from 'shared-runtime';
import { ChatIcon, HelpIcon, type IconProps } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import styles from './service-buttons.module.css';

interface ButtonOfService {
  service: 'chat' | 'helpWidget';
  label: string;
  Icon: ComponentType<IconProps>;
}

const buttons: readonly ButtonOfService[] = [
  { service: 'helpWidget', label: 'service.helpWidget.open', Icon: HelpIcon },
  { service: 'chat', label: 'service.chat.open', Icon: ChatIcon },
];

/** Opens the services of the store that load on a click only. They need JavaScript, and so do their buttons. */
export function ServiceButtons() {
  const { data: config } = useQuery(consentConfigQuery(useShop()));
  const intl = useIntl();
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('consent/service');
  const services = config?.thirdPartyServices ?? [];
  const shown = buttons.filter(({ service }) => services.some(({ key }) => key === service));
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {shown.map(({ service, label, Icon }) => (
        <button
          key={service}
          type="button"
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: label })}
          onClick={() => openOverlay('consent/service', { service })}
          {...intent}
          className={styles.button}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
