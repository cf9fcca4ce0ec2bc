import type { FieldValues, Path } from 'react-hook-form';
import {
  Checkbox,
  Select,
  TextField,
  type CheckboxProps,
  type SelectProps,
  type TextFieldProps,
} from 'shared-ui';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import type { ShopForm } from './use-shop-form.ts';

/** Props that the form sets. */
type Bound = 'form' | 'name' | 'id' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue';

type FieldProps<Values extends FieldValues, Props> = Omit<Props, Bound> & {
  form: ShopForm<Values>;
  /** The field of the form's values. */
  name: Path<Values>;
};

/** `defaultValue`: what was entered before a rejected post without JavaScript; not a default of the form. */
export type FormTextFieldProps<Values extends FieldValues> = FieldProps<Values, TextFieldProps> &
  Pick<TextFieldProps, 'defaultValue'> & {
    /** Leaves a blank field out of the values, as the API does for forms without JavaScript. @default false */
    omitsBlank?: boolean;
  };

export function FormTextField<Values extends FieldValues>({
  form,
  name,
  omitsBlank = false,
  ...rest
}: FormTextFieldProps<Values>) {
  return <TextField {...rest} {...form.field(name, omitsBlank ? textOrNothing : undefined)} />;
}

const textOrNothing = (text: string) => (text.trim() === '' ? undefined : text);
const idOrNothing = (text: string) => (text === '' ? undefined : Number(text));

export type FormPasswordFieldProps<Values extends FieldValues> = FieldProps<Values, PasswordFieldProps>;

export function FormPasswordField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormPasswordFieldProps<Values>) {
  return <PasswordField {...rest} {...form.field(name)} />;
}

export type FormSelectProps<Values extends FieldValues> = FieldProps<Values, SelectProps> &
  Pick<SelectProps, 'defaultValue'> & {
    /** The values of the options are numbers; an empty one is left out of the values. @default false */
    hasIds?: boolean;
  };

/** Renders a native select; its children are `<option>`s. */
export function FormSelect<Values extends FieldValues>({
  form,
  name,
  hasIds = false,
  ...rest
}: FormSelectProps<Values>) {
  return <Select {...rest} {...form.field(name, hasIds ? idOrNothing : undefined)} />;
}

export type FormCheckboxProps<Values extends FieldValues> = FieldProps<Values, CheckboxProps>;

/** `defaultChecked` is for the server's HTML; it must equal the form's default value. */
export function FormCheckbox<Values extends FieldValues>({ form, name, ...rest }: FormCheckboxProps<Values>) {
  return <Checkbox {...rest} {...form.field(name)} />;
}
