import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { pendingAddition } from 'shared-contracts/descriptors/basket';
import { fittingField, optionField } from './form-fields.ts';

/** Values of the product form's fields when it was sent, by field name. */
export type RestoredFields = Readonly<Record<string, string>>;

type PendingAddition = CallResponse<typeof pendingAddition>['addition'];

/** Returns whether the browser was redirected here because a guest cannot add to the basket. */
export function isRedirectedToSignIn(search: Readonly<Record<string, string>>): boolean {
  return search['form_error'] === 'authentication_required';
}

/** Returns the fields of the form that requested the addition; none without an addition. */
export function restoredFields(addition: PendingAddition | undefined): RestoredFields {
  if (!addition) return {};
  const optionFields = Object.entries(addition.options).map(([id, value]) => [
    optionField(Number(id)),
    value,
  ]);
  const parts = Object.entries(addition.bundleOptions).flatMap(([partId, options]) =>
    Object.entries(options).map(([id, value]) => [optionField(Number(id), Number(partId)), value]),
  );
  const fitting = Object.entries(addition.fittingForm ?? {}).map(([question, value]) => [
    fittingField(question),
    value,
  ]);
  const fields = [['quantity', addition.quantity], ...optionFields, ...parts, ...fitting];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
