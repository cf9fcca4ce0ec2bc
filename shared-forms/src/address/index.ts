export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export {
  addressErrorMessages,
  addressFieldNames,
  initialAddress,
  type AddressFormValues,
  type InitialAddress,
} from './address-form-values.ts';
export { useSelectedCountry, type AddressCountry, type SelectedCountry } from './use-selected-country.ts';
