import * as z from 'zod/mini';
import type { Failure } from '../failure/index.ts';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormSelect,
  FormTextField,
  SubmitButton,
  useFieldValue,
  useShopForm,
} from '../index.ts';
import en from '../messages/en_GB.json' with { type: 'json' };

const schema = z.strictObject({
  email: z.string('required').check(z.minLength(1, 'required'), z.regex(/@.+/, 'email')),
  city: z.string('required').check(z.minLength(1, 'required')),
  country: z.string(),
  password: z.optional(z.string()),
  gift: z.optional(z.boolean()),
});

export type Delivery = z.infer<typeof schema>;
export type Send = (values: Delivery) => Promise<unknown>;

interface DeliveryFormProps {
  send: Send;
  failure?: Failure | null;
}

/** A form as checkout will have it: an address with a country, a gift option and a password. */
export function DeliveryForm({ send, failure }: DeliveryFormProps) {
  const form = useShopForm<Delivery>({
    schema,
    defaultValues: { country: 'GB' },
    fields: ['email', 'city', 'country'],
    errorMessages: { 'email.required': 'email.required', 'email.email': 'email.email' },
    send,
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/delivery"
      back="/checkout"
      hidden={{ basket: '7', coupon: null }}
      failureMessages={{ out_of_stock: 'outOfStock' }}
      failureAction={({ code }) => (code === 'out_of_stock' ? <a href="/basket">Basket</a> : null)}
    >
      <FormTextField form={form} name="email" label="E-mail" type="email" required />
      <FormTextField form={form} name="city" label="City" required />
      <FormSelect form={form} name="country" label="Country">
        <option value="GB">United Kingdom</option>
        <option value="AT">Austria</option>
      </FormSelect>
      <p>Delivery to {useFieldValue(form, 'country')}</p>
      <FormPasswordField form={form} name="password" label="Password" />
      <FormCheckbox form={form} name="gift" label="Gift" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

/** English messages of the form and of this package. */
export const messages = {
  ...en,
  'email.required': 'Enter your e-mail address.',
  'email.email': 'Enter an e-mail address with an @.',
  outOfStock: 'Sold out.',
};
