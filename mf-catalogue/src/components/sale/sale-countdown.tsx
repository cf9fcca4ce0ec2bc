import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Badge, Countdown } from 'shared-ui';
import { remainingTime, urgentMs } from '../../domain/remaining-time.ts';
import { useClock } from './use-clock.ts';

/** Counts down to the end of a sale, and shows when it has ended. `endDate` is ISO 8601. */
export function SaleCountdown({ endDate }: { endDate: string }) {
  const intl = useIntl();
  const now = useClock((time) => time);
  const end = Date.parse(endDate);
  const remaining = remainingTime(end, now);
  if (remaining === null) {
    return (
      <Badge>
        <FormattedMessage id="sale.ended" />
      </Badge>
    );
  }
  const unit = (id: 'days' | 'hours' | 'minutes' | 'seconds') => ({
    value: id === 'days' ? String(remaining[id]) : String(remaining[id]).padStart(2, '0'),
    unit: intl.formatMessage({ id: `sale.unit.${id}` }),
  });
  const label = intl.formatMessage(
    { id: 'sale.endsAt' },
    {
      date: dayText(intl.formatDate(end, { weekday: 'long', day: 'numeric', month: 'long' }), intl.locale),
      time: intl.formatTime(end, { hour: '2-digit', minute: '2-digit' }),
    },
  );
  const parts = [
    ...(remaining.days > 0 ? [unit('days')] : []),
    unit('hours'),
    unit('minutes'),
    unit('seconds'),
  ];
  return <Countdown parts={parts} label={label} urgent={end - now <= urgentMs} />;
}

/** Returns whether a sale has ended by the server's clock. */
export function useHasEnded(endDate: string): boolean {
  return useClock((now) => remainingTime(Date.parse(endDate), now) === null);
}
