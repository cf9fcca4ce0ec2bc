import { createDeferredView } from 'shared-runtime';
import type { FittingFieldsProps } from './fitting-fields.tsx';

/** The questions of the workshop, which few products have: fields of the form until their code is loaded. */
export const DeferredFittingFields = createDeferredView<FittingFieldsProps>(
  async () => (await import(/* webpackChunkName: "fitting-fields" */ './fitting-fields.tsx')).FittingFields,
);
