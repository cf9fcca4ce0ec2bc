import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { ClockIcon, RotateCcwIcon, ShieldIcon, TruckIcon } from 'shared-ui';
import { frameConfigQuery } from '../frame-queries.ts';
import styles from './reassurance.module.css';

const defaultReturnDays = 14;

/** The shop's promises above the footer. Rendered by the server only (`server-only.tsx`). */
export function Reassurance() {
  const config = useQuery(frameConfigQuery(useShop())).data;
  const days = config?.returnValidityDays ?? defaultReturnDays;
  const hours = config?.customerServiceHours;
  const promises = [
    { id: 'footer.dispatch', icon: <TruckIcon /> },
    { id: 'footer.returns', icon: <RotateCcwIcon /> },
    { id: 'footer.payment', icon: <ShieldIcon /> },
    ...(hours === undefined ? [] : [{ id: 'footer.hours', icon: <ClockIcon /> }]),
  ];
  return (
    <ul role="list" className={styles.promises}>
      {promises.map(({ id, icon }) => (
        <li key={id} className={styles.promise}>
          {icon}
          <FormattedMessage id={id} values={{ days, hours }} />
        </li>
      ))}
    </ul>
  );
}
