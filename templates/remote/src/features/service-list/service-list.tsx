import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useBus, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, Stack } from 'shared-ui';
import { brandsQuery } from '../../api/brands-query.ts';
import { serviceChosen } from '../../events/service-chosen.ts';
import styles from './service-list.module.css';
import { services, type Service } from './services.ts';

/** Lists the services of the workshop, and the brands of the store whose skis it services. */
export function ServiceList() {
  const { data } = useSuspenseQuery(brandsQuery(useShop()));
  const [chosen, setChosen] = useState<Service | null>(null);
  const bus = useBus();
  const brands = data.groups.flatMap((group) => group.brands);

  function choose(service: Service): void {
    setChosen(service);
    bus.publish(serviceChosen, { service });
  }

  return (
    <Stack gap={6} className={styles.page}>
      <h1>
        <FormattedMessage id="services.title" />
      </h1>
      <Stack as="ul" gap={2} className={styles.services}>
        {services.map((service) => (
          <li key={service}>
            <Button variant="secondary" aria-pressed={service === chosen} onClick={() => choose(service)}>
              <FormattedMessage id={`services.${service}`} />
            </Button>
          </li>
        ))}
      </Stack>
      {chosen !== null && (
        <output>
          <FormattedMessage id="services.chosen" />
        </output>
      )}
      <h2>
        <FormattedMessage id="services.brands" values={{ count: brands.length }} />
      </h2>
      <ul className={styles.brands}>
        {brands.map(({ id, name, url }) => (
          <li key={id}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
