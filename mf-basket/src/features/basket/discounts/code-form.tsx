import { useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, TextField } from 'shared-ui';
import type { DiscountChange } from '../../../api/change-discount.ts';
import { DiscountForm } from './discount-form.tsx';

interface CodeFormProps {
  version: number;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** True after a code that the store does not have. */
  isUnknown: boolean;
  /** Text that the field begins with. */
  entered: string;
  isPending: boolean;
  onChange: (change: DiscountChange) => void;
}

export function CodeForm({ version, fieldRef, isUnknown, entered, isPending, onChange }: CodeFormProps) {
  const intl = useIntl();
  const [isMissing, setIsMissing] = useState(false);
  const errorId = isMissing ? 'discount.codeRequired' : isUnknown ? 'failure.unknownCode' : null;

  function handleSubmit(change: DiscountChange): void {
    setIsMissing(change.info === '');
    if (change.info === '') fieldRef.current?.focus();
    else onChange(change);
  }

  return (
    <DiscountForm action="apply" type="promo" version={version} onSubmit={handleSubmit}>
      <TextField
        ref={fieldRef}
        name="info"
        label={intl.formatMessage({ id: 'discount.code' })}
        error={errorId === null ? undefined : intl.formatMessage({ id: errorId })}
        onChange={() => setIsMissing(false)}
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
