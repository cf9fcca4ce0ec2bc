import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { FormattedMessage } from 'shared-runtime';
import { retentionOf } from '../../domain/retention.ts';
import styles from './service-list.module.css';

/** The services of a group: by whom they are, what for, and for how long they keep data. Nothing without any. */
export function ServiceList({ services }: { services: readonly ThirdPartyService[] }) {
  if (services.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <FormattedMessage id="preferences.services" values={{ count: services.length }} />
      </summary>
      <ul role="list" className={styles.services}>
        {services.map((service) => (
          <li key={service.key} className={styles.service}>
            <p className={styles.name}>{service.name}</p>
            <p>{service.purpose}</p>
            <dl className={styles.facts}>
              <div>
                <dt>
                  <FormattedMessage id="preferences.provider" />
                </dt>
                <dd>{service.provider}</dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage id="preferences.retention" />
                </dt>
                <dd>
                  <Retention days={service.retentionDays} />
                </dd>
              </div>
            </dl>
            <PrivacyLink service={service} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PrivacyLink({ service: { provider, privacyUrl } }: { service: ThirdPartyService }) {
  if (privacyUrl === null) return null;
  return (
    <a href={privacyUrl} target="_blank" rel="noreferrer" className={styles.link}>
      <FormattedMessage id="consent.privacyOf" values={{ provider }} />
    </a>
  );
}

function Retention({ days }: { days: number | null }) {
  const retention = retentionOf(days);
  if (retention.unit === 'session') return <FormattedMessage id="preferences.retention.session" />;
  const { unit, count } = retention;
  const id = unit === 'years' ? 'preferences.retention.years' : 'preferences.retention.days';
  return <FormattedMessage id={id} values={{ count }} />;
}
