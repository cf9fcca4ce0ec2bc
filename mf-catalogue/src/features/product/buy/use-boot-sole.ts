import { startTransition, useCallback, useState } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { bootSole } from '../../../domain/buying/fitting.ts';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';

/** Follows the sole length of the boots of a bundle while their size is chosen, see {@link bootSole}. */
export function useBootSole(product: Product, restored: RestoredFields) {
  const [bootSoleMm, setBootSoleMm] = useState(() => bootSole(product, restored));

  /** Reads fields, of which some may be missing: another field than that of the boots changes nothing. */
  const readFields = useCallback(
    (fields: RestoredFields): void => {
      const chosen = bootSole(product, fields);
      // In a transition: the questions for the workshop may not be hydrated yet.
      if (chosen != null) startTransition(() => setBootSoleMm(chosen));
    },
    [product],
  );
  /** Reads what was chosen before hydration, or restored by the browser. */
  const readForm = useCallback(
    (form: HTMLFormElement): void => {
      const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
      readFields(Object.fromEntries(entries) as RestoredFields);
    },
    [readFields],
  );
  return { bootSoleMm, readFields, readForm };
}
