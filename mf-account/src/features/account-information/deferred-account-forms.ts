import { createDeferredView } from 'shared-runtime';
import type { AccountFormsProps } from './account-forms.tsx';

/** The forms of the page, which post without scripts until their code is loaded. */
export const DeferredAccountForms = createDeferredView<AccountFormsProps>(async () => {
  const { AccountForms } = await import(/* webpackChunkName: "account-forms" */ './account-forms.tsx');
  return AccountForms;
});
