import { useIntl } from 'shared-runtime';
import { RadioChips } from 'shared-ui';
import styles from './size-guide.module.css';

export interface UnitSwitchProps {
  /** Makes the name of the radios unique on the page. */
  code: string;
  units: readonly string[];
  /** Null for all. */
  unit: string | null;
  onChange: (unit: string | null) => void;
}

const all = 'all';

/** Names that are the same in every language. Other units are shown by their code. */
const systems: Readonly<Record<string, string>> = { eu: 'EU', uk: 'UK', us: 'US', mondopoint: 'Mondopoint' };

/** Chooses the unit of the columns that are shown; nothing if there is nothing to choose. */
export function UnitSwitch({ code, units, unit, onChange }: UnitSwitchProps) {
  const intl = useIntl();
  if (units.length === 0) return null;
  const labelOf = (each: string) =>
    systems[each] ?? (each === 'in' ? intl.formatMessage({ id: 'guide.inches' }) : each);
  return (
    <RadioChips
      className={styles.units}
      legend={intl.formatMessage({ id: 'guide.units' })}
      name={`${code}-unit`}
      value={unit ?? all}
      onValueChange={(value) => onChange(value === all ? null : value)}
      options={[
        { value: all, label: intl.formatMessage({ id: 'guide.units.all' }) },
        ...units.map((each) => ({ value: each, label: labelOf(each) })),
      ]}
    />
  );
}
