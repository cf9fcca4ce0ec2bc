import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Checkout, DeliveryMethod } from 'shared-contracts/api/checkout';
import { Form, SubmitButton, useFieldValue, useShopForm } from 'shared-forms';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { useChangeCheckout } from '../../../api/change-checkout.ts';
import { DeliveryPeriod } from '../../../components/delivery-period.tsx';
import { clearDraftPart, type Entries } from '../../../domain/checkout-draft.ts';
import { partPath } from '../../../domain/checkout-steps.ts';
import { WithDraft } from '../draft/with-draft.tsx';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';
import type { PostedForm } from '../posted-form.ts';
import { RadioCard, RadioGroup } from '../radio-card.tsx';
import { useOpenStep } from '../use-open-step.ts';
import { CollectPoints } from './collect-points.tsx';

export interface MethodFormProps {
  checkout: Checkout;
  posted: ReturnType<PostedForm>;
  /** Where collect points are searched at first. */
  postcode: string;
}

export interface MethodValues {
  methodCode: string;
  collectPointId?: string | null | undefined;
  phone_collect?: string | undefined;
}

const errorMessages = {
  'methodCode.required': 'checkout.method.required',
  'collectPointId.required': 'checkout.collect.required',
  'phone_collect.required': 'field.phoneCollect.required',
  'phone_collect.phone_collect': 'field.phoneCollect.invalid',
  'phone_collect.max': 'field.phoneCollect.invalid',
};

/** Delivery methods with price and estimate, and the collect points of those that have some. */
export function MethodForm(props: MethodFormProps) {
  return (
    <WithDraft part="method" isSkipped={props.posted.entered !== undefined}>
      {(entered) => <MethodFields {...props} draft={entered} />}
    </WithDraft>
  );
}

function MethodFields({
  checkout,
  posted,
  postcode,
  draft,
}: MethodFormProps & { draft: Entries | undefined }) {
  const { methods, collectPoint, phone_collect: phone } = checkout.delivery;
  const { changeMethod } = useChangeCheckout();
  const open = useOpenStep();
  const schema = useMemo(() => methodSchema(methods), [methods]);
  const drafted = methods.find(({ code }) => code === draft?.['methodCode']);
  const defaultCode = drafted?.code ?? checkout.delivery.methodCode ?? methods[0]?.code ?? '';
  const pointId = draft?.['collectPointId'] ?? collectPoint?.id;
  const form = useShopForm<MethodValues>({
    schema,
    defaultValues: { methodCode: defaultCode, collectPointId: pointId },
    fields: ['methodCode', 'collectPointId', 'phone_collect'],
    errorMessages,
    send: async (values) => {
      const isCollected = methods.some(({ code, kind }) => code === values.methodCode && kind === 'collect');
      const collection = {
        collectPointId: values.collectPointId ?? undefined,
        phone_collect: values.phone_collect,
      };
      await changeMethod({ methodCode: values.methodCode, ...(isCollected ? collection : {}) });
      clearDraftPart('method');
      open('payment');
    },
    fieldErrorCodes: ['invalid_request'],
    failure: posted.failure,
  });
  const selectedCode = useFieldValue(form, 'methodCode') ?? defaultCode;
  const field = form.field('methodCode');
  return (
    <Form
      form={form}
      action="/form/checkout-method"
      back={partPath('delivery', 'method')}
      hidden={{ version: String(checkout.version) }}
      failureMessages={changeFailureMessages}
      failureAction={changeFailureAction}
    >
      <RadioGroup field={field} legend={<FormattedMessage id="checkout.method.legend" />}>
        {methods.map((method) => (
          <RadioCard
            key={method.code}
            field={field}
            value={method.code}
            isDefault={method.code === defaultCode}
            title={method.label}
            end={<MethodPrice method={method} />}
            notes={<MethodNotes method={method} />}
          >
            {method.kind === 'collect' ? (
              <CollectPoints
                form={form}
                methodCode={method.code}
                isSelected={method.code === selectedCode}
                postcode={draft?.['postcode'] ?? postcode}
                saved={collectPoint}
                selectedId={pointId}
                phone={(posted.entered ?? draft)?.['phone_collect'] ?? phone ?? undefined}
              />
            ) : null}
          </RadioCard>
        ))}
      </RadioGroup>
      <SubmitButton form={form}>
        <FormattedMessage id="checkout.continueToPayment" />
      </SubmitButton>
    </Form>
  );
}

function MethodPrice({ method: { price } }: { method: DeliveryMethod }) {
  const format = useMoneyFormat();
  return price.amount === 0 ? <FormattedMessage id="checkout.free" /> : format(price);
}

function MethodNotes({ method }: { method: DeliveryMethod }) {
  const format = useMoneyFormat();
  const { etaFrom, etaTo, oversize, freeFrom, price } = method;
  return (
    <>
      <DeliveryPeriod from={etaFrom} to={etaTo} />
      {oversize && oversize.amount > 0 ? (
        <span>
          <FormattedMessage id="checkout.method.oversize" values={{ amount: format(oversize) }} />
        </span>
      ) : null}
      {freeFrom && price.amount > (oversize?.amount ?? 0) ? (
        <span>
          <FormattedMessage id="checkout.method.freeFrom" values={{ amount: format(freeFrom) }} />
        </span>
      ) : null}
    </>
  );
}

function methodSchema(methods: readonly DeliveryMethod[]) {
  const collectCodes = methods.filter(({ kind }) => kind === 'collect').map(({ code }) => code);
  return z
    .object({
      methodCode: z.string('required').check(z.minLength(1, 'required')),
      collectPointId: z.optional(z.nullable(z.string())),
      phone_collect: z.optional(z.string().check(z.trim(), z.maxLength(30, 'max'))),
    })
    .check((context) => {
      const values = context.value;
      if (!collectCodes.includes(values.methodCode)) return;
      for (const name of ['collectPointId', 'phone_collect'] as const) {
        if (values[name]) continue;
        context.issues.push({ code: 'custom', message: 'required', path: [name], input: values[name] });
      }
    });
}
