import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Checkbox, TextField, VisuallyHidden } from 'shared-ui';
import type { Brand } from '../../api/brand-interests.ts';
import { brandField, brandsMatching } from '../../domain/brand-filter.ts';
import styles from './brand-interests.module.css';

export interface BrandListProps {
  brands: readonly Brand[];
  /** Called with the number of selected brands, first after hydration. */
  onCount: (count: number) => void;
}

/**
 * The checkboxes of all brands, and a field that hides those of other names. Hidden checkboxes are still part of the
 * form. They keep their own state, so that what was checked before hydration counts.
 */
export function BrandList({ brands, onCount }: BrandListProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState('');
  const matching = useMemo(() => brandsMatching(brands, filter), [brands, filter]);

  const count = () => onCount(list.current?.querySelectorAll(':checked').length ?? 0);
  const countFirst = useEffectEvent(count);
  useEffect(() => countFirst(), []);

  return (
    <fieldset className={styles.brands}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="account.brands" />
        </VisuallyHidden>
      </legend>
      <div className={styles.filter}>
        {/* Without a name: it is not part of the form. */}
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'brands.filter' })}
          autoComplete="off"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={keepForm}
        />
        <output className={styles.found}>
          <FormattedMessage id="brands.found" values={{ count: matching.size }} />
        </output>
      </div>
      <ul ref={list} onChange={count} className={styles.list}>
        {brands.map(({ id, name, isFollowed }) => (
          <li key={id} hidden={!matching.has(id)}>
            <Checkbox name={brandField(id)} label={name} defaultChecked={isFollowed} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Enter in the filter would store the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
