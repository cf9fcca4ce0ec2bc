import type { ComponentType } from 'react';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import type { AccountFormName, AccountFormProps } from './account-form.ts';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RegionForm } from './region-form.tsx';
import { AccountCard } from '../../components/account-card.tsx';

export interface AccountFormsProps {
  details: AccountFormProps['details'];
  /** What a post without JavaScript was rejected for. */
  rejection: {
    form: AccountFormName;
    failure: Failure | null;
    entered: PageParams['enteredValues'];
  } | null;
  onSaved: (form: AccountFormName) => void;
}

const forms: readonly {
  name: AccountFormName;
  heading: string;
  Component: ComponentType<AccountFormProps>;
}[] = [
  { name: 'details', heading: 'information.details', Component: DetailsForm },
  { name: 'region', heading: 'information.region', Component: RegionForm },
  { name: 'email', heading: 'field.email', Component: EmailForm },
  { name: 'password', heading: 'field.password', Component: PasswordForm },
];

export function AccountForms({ details, rejection, onSaved }: AccountFormsProps) {
  return forms.map(({ name, heading, Component }) => (
    <AccountCard align="stretch" key={name} id={name} heading={<FormattedMessage id={heading} />}>
      <Component
        details={details}
        failure={rejection?.form === name ? rejection.failure : null}
        entered={rejection?.form === name ? rejection.entered : undefined}
        onSaved={() => onSaved(name)}
      />
    </AccountCard>
  ));
}
