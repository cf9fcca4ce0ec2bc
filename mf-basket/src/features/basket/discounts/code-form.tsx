import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, TextField } from 'shared-ui';
import type { DiscountChange } from '../../../api/change-discount.ts';
import { DiscountForm } from './discount-form.tsx';

interface CodeFormProps {
  version: number;
  fieldRef: Ref<HTMLInputElement>;
  /** True after a code that the store does not have. */
  isUnknown: boolean;
  /** Text that the field begins with. */
  entered: string;
  isPending: boolean;
  onChange: (change: DiscountChange) => void;
}

export function CodeForm({ version, fieldRef, isUnknown, entered, isPending, onChange }: CodeFormProps) {
  const intl = useIntl();
  return (
    <DiscountForm action="apply" type="promo" version={version} onSubmit={onChange}>
      <TextField
        ref={fieldRef}
        name="info"
        label={intl.formatMessage({ id: 'discount.code' })}
        error={isUnknown ? intl.formatMessage({ id: 'failure.unknownCode' }) : undefined}
        defaultValue={entered}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        <FormattedMessage id="discount.applyCode" />
      </Button>
    </DiscountForm>
  );
}
