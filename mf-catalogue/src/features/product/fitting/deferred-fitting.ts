import { createDeferredView } from 'shared-runtime';
import type { FittingFieldsProps } from './fitting-fields.tsx';

/** Questions of the workshop. In a chunk of their own, because few products have them. */
export const DeferredFittingFields = createDeferredView<FittingFieldsProps>(
  async () => (await import(/* webpackChunkName: "fitting-fields" */ './fitting-fields.tsx')).FittingFields,
);
