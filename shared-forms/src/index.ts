export {
  FormCheckbox,
  FormPasswordField,
  FormSelect,
  FormTextField,
  type FormCheckboxProps,
  type FormPasswordFieldProps,
  type FormSelectProps,
  type FormTextFieldProps,
} from './fields.tsx';
export { Form, SubmitButton, type FormProps, type SubmitButtonProps } from './form.tsx';
export { useFieldValue, useShopForm, type ShopForm, type ShopFormOptions } from './use-shop-form.ts';
