import { useQuery } from '@tanstack/react-query';
import type { Checkout, CheckoutPaymentMethod } from 'shared-contracts/api/checkout';
import { Form, FormCheckbox, SubmitButton, useShopForm, type ShopForm } from 'shared-forms';
import { FormattedMessage, useMoneyFormat, useShop } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { postedKeyQuery } from '../../../api/checkout-query.ts';
import type { Entries } from '../../../domain/checkout-draft.ts';
import { partPath } from '../../../domain/checkout-steps.ts';
import { WithDraft } from '../draft/with-draft.tsx';
import { changeFailureAction } from '../failures.tsx';
import type { PostedForm } from '../posted-form.ts';
import { RadioCard, RadioGroup } from '../radio-card.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LastFailure } from './last-failure.tsx';
import { OrderChanges } from './order-changes.tsx';
import {
  orderFailureMessages,
  paymentErrorMessages,
  paymentSchema,
  type PaymentValues,
} from './payment-values.ts';
import { TermsLabel } from './terms-label.tsx';
import { useOrder } from './use-order.ts';
import styles from '../checkout.module.css';

export interface PaymentFormProps {
  checkout: Checkout;
  posted: ReturnType<PostedForm>;
  onLeave: (address: string) => Promise<void>;
}

/** Requirements that the fields of this form meet. */
const ownFields: ReadonlySet<string> = new Set(['methodCode', 'termsAccepted', 'tokenId']);

/** Payment method, terms, and the button that places the order. */
export function PaymentForm(props: PaymentFormProps) {
  const { entered: posted } = props.posted;
  return (
    <WithDraft part="order" isSkipped={posted !== undefined}>
      {(entered) => <PaymentFields {...props} draft={posted ?? entered} />}
    </WithDraft>
  );
}

function PaymentFields({
  checkout,
  posted,
  onLeave,
  draft,
}: PaymentFormProps & { draft: Entries | undefined }) {
  const { account, payment, requirements, quoteId, version, basket } = checkout;
  const { differences, needsPassword, send } = useOrder(checkout, onLeave, posted.failure);
  const { data: postedKey } = useQuery(postedKeyQuery(useShop()));
  const defaultCode = defaultMethodCode(checkout, draft?.['methodCode']);
  const isAccepted = wasTicked(draft?.['termsAccepted']);
  const isSubscribed = wasTicked(draft?.['newsletter']);
  const form = useShopForm<PaymentValues>({
    schema: paymentSchema,
    defaultValues: {
      methodCode: defaultCode,
      tokenId: firstToken(payment.methods),
      newsletter: isSubscribed,
      ...(isAccepted && { termsAccepted: isAccepted }),
    },
    fields: ['methodCode', 'current_password', 'termsAccepted'],
    errorMessages: paymentErrorMessages,
    send,
    fieldErrorCodes: ['invalid_request', 'invalid_credentials', 'password_required'],
    failure: posted.failure,
  });
  const missing = requirements.filter(({ field }) => !ownFields.has(field));
  const hidden = {
    idempotencyKey: postedKey ?? null,
    quoteId: String(quoteId),
    version: String(version),
    expectedTotal: String(basket.order.total?.amount ?? 0),
  };
  return (
    <Form
      form={form}
      action={needsPassword ? '/form/place-order-with-password' : '/form/place-order'}
      back={partPath('payment', 'order')}
      hidden={hidden}
      failureMessages={orderFailureMessages}
      failureAction={changeFailureAction}
    >
      {payment.lastFailure !== undefined && form.failure === null && !form.isPending ? (
        <LastFailure failure={payment.lastFailure} />
      ) : null}
      {differences ? <OrderChanges differences={differences} /> : null}
      {missing.length > 0 ? (
        <Alert kind="warning" title={<FormattedMessage id="checkout.missing" />}>
          <ul className={styles.messages}>
            {missing.map(({ field, code, message }) => (
              <li key={`${field} ${code}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Methods
        form={form}
        methods={payment.methods}
        defaultCode={defaultCode}
        needsPassword={needsPassword}
      />
      <FormCheckbox
        form={form}
        name="termsAccepted"
        label={<TermsLabel />}
        defaultChecked={isAccepted}
        required
      />
      {/* Nothing says that the address is the guest's own. */}
      {account.isMember ? (
        <FormCheckbox
          form={form}
          name="newsletter"
          label={<FormattedMessage id="checkout.newsletter" />}
          defaultChecked={isSubscribed}
        />
      ) : null}
      <PayBar form={form} total={basket.order.total} />
    </Form>
  );
}

interface MethodsProps {
  form: ShopForm<PaymentValues>;
  methods: readonly CheckoutPaymentMethod[];
  defaultCode: string | undefined;
  needsPassword: boolean;
}

function Methods({ form, methods, defaultCode, needsPassword }: MethodsProps) {
  const field = form.field('methodCode');
  const tokenField = form.field('tokenId');
  return (
    <RadioGroup field={field} legend={<FormattedMessage id="checkout.payment.method" />}>
      {methods.map(({ code, label, tokens }) => (
        <RadioCard key={code} field={field} value={code} isDefault={code === defaultCode} title={label}>
          {tokens.length > 0 ? (
            <>
              <RadioGroup field={tokenField} legend={<FormattedMessage id="checkout.payment.card" />}>
                {tokens.map((token, index) => (
                  <RadioCard
                    key={token.id}
                    field={tokenField}
                    value={token.id}
                    isDefault={index === 0}
                    isRequired={false}
                    title={token.label}
                  />
                ))}
              </RadioGroup>
              {needsPassword ? <IdentityFields form={form} /> : null}
            </>
          ) : null}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}

interface PayBarProps {
  form: ShopForm<PaymentValues>;
  total: Checkout['basket']['order']['total'];
}

/** The total beside the button, whose words the law demands. It sticks to the bottom of a phone's screen. */
function PayBar({ form, total }: PayBarProps) {
  const format = useMoneyFormat();
  return (
    <div className={styles.payBar}>
      {total ? (
        <p className={styles.payTotal}>
          <span>
            <FormattedMessage id="checkout.total" />
          </span>
          <strong>{format(total)}</strong>
        </p>
      ) : null}
      <SubmitButton form={form}>
        <FormattedMessage id="checkout.placeOrder" />
      </SubmitButton>
    </div>
  );
}

/** `on`: posted without JavaScript. */
const wasTicked = (entered: string | undefined): boolean => entered === 'true' || entered === 'on';

/** The method that was selected before a reload, the one that was tried last, or the only one. */
function defaultMethodCode(
  { payment: { methods, methodCode } }: Checkout,
  drafted: string | undefined,
): string | undefined {
  const find = (wanted: string | null | undefined) => methods.find(({ code }) => code === wanted);
  const known = find(drafted) ?? find(methodCode) ?? (methods.length === 1 ? methods[0] : null);
  return known?.code;
}

function firstToken(methods: readonly CheckoutPaymentMethod[]): string | undefined {
  return methods.flatMap(({ tokens }) => tokens)[0]?.id;
}
