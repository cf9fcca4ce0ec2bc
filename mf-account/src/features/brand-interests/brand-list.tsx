import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Checkbox, TextField, VisuallyHidden } from 'shared-ui';
import type { Brand } from '../../api/brand-interests.ts';
import { brandField, brandsMatching } from '../../domain/brand-filter.ts';
import styles from './brand-interests.module.css';

/**
 * The boxes of all brands, and a field that hides those of other names. Hidden boxes are still part of the form. The
 * boxes keep their own state, so that what was checked before hydration counts.
 */
export function BrandList({ brands }: { brands: readonly Brand[] }) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(() => brands.filter(({ isFollowed }) => isFollowed).length);
  const matching = useMemo(() => brandsMatching(brands, filter), [brands, filter]);
  const isFiltered = filter.trim() !== '';

  function readCount(): void {
    setCount(list.current?.querySelectorAll(':checked').length ?? 0);
  }
  useEffect(readCount, []);

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
      </div>
      <p role="status" className={styles.found}>
        {isFiltered ? <FormattedMessage id="brands.found" values={{ count: matching.size }} /> : null}
      </p>
      <ul ref={list} onChange={readCount} className={styles.list}>
        {brands.map(({ id, name, isFollowed }) => (
          <li key={id} hidden={!matching.has(id)}>
            <Checkbox name={brandField(id)} label={name} defaultChecked={isFollowed} />
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        <FormattedMessage id="brands.selected" values={{ count }} />
      </p>
    </fieldset>
  );
}

/** Enter in the filter would store the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
