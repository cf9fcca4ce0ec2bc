import { useIntl, type AlertType, type ShopAlert } from 'shared-runtime';
import { Alert, type AlertProps } from 'shared-ui';
import { useStore } from 'zustand';
import type { ShellAlertService } from './alert-service.ts';
import { Markup } from './markup.tsx';
import styles from './alerts.module.css';

const kinds: Record<AlertType, NonNullable<AlertProps['kind']>> = {
  error: 'danger',
  warning: 'warning',
  info: 'info',
  success: 'success',
};

const isUrgent = ({ type }: ShopAlert) => type === 'error' || type === 'warning';

export interface AlertsProps {
  service: ShellAlertService;
  /** Navigates to a path of the shop. */
  onFollow: (path: string) => void;
}

/**
 * Alerts float above the page without layout shift. Both live regions exist before their content, as screen readers
 * require; urgent alerts are assertive.
 */
export function Alerts({ service, onFollow }: AlertsProps) {
  const alerts = useStore(service.store, (state) => state.alerts).filter(({ visible }) => visible);
  return (
    <div className={styles.place}>
      <div className={styles.alerts}>
        <div aria-live="assertive" className={styles.stack}>
          <AlertList alerts={alerts.filter(isUrgent)} onClose={service.close} onFollow={onFollow} />
        </div>
        <div aria-live="polite" className={styles.stack}>
          <AlertList
            alerts={alerts.filter((alert) => !isUrgent(alert))}
            onClose={service.close}
            onFollow={onFollow}
          />
        </div>
      </div>
    </div>
  );
}

interface AlertListProps {
  alerts: readonly ShopAlert[];
  onClose: (key: string) => void;
  onFollow: AlertsProps['onFollow'];
}

function AlertList({ alerts, onClose, onFollow }: AlertListProps) {
  const intl = useIntl();
  return alerts.map(({ key, type, content, closable, html }) => (
    <Alert
      key={key}
      kind={kinds[type]}
      isAnnounced={false}
      className={styles.alert}
      {...(closable
        ? { onDismiss: () => onClose(key), dismissLabel: intl.formatMessage({ id: 'alert.close' }) }
        : {})}
    >
      {html ? <Markup text={content} onFollow={onFollow} /> : <p>{content}</p>}
    </Alert>
  ));
}
