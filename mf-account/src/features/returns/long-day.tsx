import { dayText } from 'shared-contracts/day-text';
import { useIntl } from 'shared-runtime';

/** Renders the day of an instant, such as “12 March 2026”. `value`: ISO 8601, or milliseconds. */
export function LongDay({ value }: { value: string | number }) {
  const intl = useIntl();
  return dayText(intl.formatDate(value, { dateStyle: 'long' }), intl.locale);
}
