import * as z from 'zod/mini';
import { Form, FormCheckbox, FormTextField, SubmitButton, useFieldValue, useShopForm } from '../index.ts';
import type { Failure } from '../failure/index.ts';

const schema = z.strictObject({
  address: z.strictObject({
    city: z.string('required').check(z.minLength(1, 'required'), z.maxLength(8, 'max')),
    isDefault: z.optional(z.boolean()),
  }),
});

export type GroupValues = z.infer<typeof schema>;

interface GroupFormProps {
  send: (values: GroupValues) => Promise<unknown>;
  failure?: Failure | null;
}

/** A form whose request nests its fields. */
export function GroupForm({ send, failure }: GroupFormProps) {
  const form = useShopForm<GroupValues>({
    schema,
    defaultValues: {},
    fields: ['address.city'],
    errorMessages: { 'address.city.required': 'city.required', 'address.city.max': 'city.max' },
    send,
    failure,
  });
  return (
    <Form form={form} action="/form/address" back="/">
      <FormTextField form={form} name="address.city" label="City" />
      <p>Delivery to {useFieldValue(form, 'address.city')}</p>
      <FormCheckbox form={form} name="address.isDefault" label="Default" />
      <button type="button" onClick={() => form.setValue('address.city', 'Leeds')}>
        Fill in
      </button>
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}
