import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { useIntl } from 'shared-runtime';
import { fieldErrorId } from '../domain/field-errors.ts';
import { useAfterPress } from './use-after-press.ts';

export interface CheckedFormOptions<Values extends FieldValues> {
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** Fields are left out where what was typed before hydration must stay. */
  defaultValues: DefaultValues<Values>;
  /** The fields that the shopper fills in, in the order on screen. */
  names: readonly Path<Values>[];
  onValid: (values: Values) => void;
}

export interface Problem {
  fieldId: string;
  text: string;
}

/**
 * A field is checked when it is left with something in it, and is cleared as soon as it is corrected. A
 * submit that fails lists what is wrong. Without JavaScript the browser's own checks stay in charge.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const { schema, defaultValues, names, onValid } = options;
  const intl = useIntl();
  const prefix = useId();
  const afterPress = useAfterPress();
  const [refused, setRefused] = useState<{ attempt: number; names: readonly string[] }>({
    attempt: 0,
    names: [],
  });
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema) as Resolver<Values>,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { formState } = form;

  const idOf = (name: string) => `${prefix}-${name}`;

  function errorOf(name: Path<Values>): string | undefined {
    const key = form.getFieldState(name, formState).error?.message;
    return key === undefined ? undefined : intl.formatMessage({ id: fieldErrorId(name, key) });
  }

  function field(name: Path<Values>) {
    const registered = form.register(name, {
      onChange: () => form.clearErrors(name),
      onBlur: (event: { target: { value: unknown } }) => {
        if (event.target.value !== '') afterPress(() => void form.trigger(name));
      },
    });
    return { ...registered, id: idOf(name), error: errorOf(name) };
  }

  const refuse = (wrong: readonly string[]) =>
    setRefused(({ attempt }) => ({ attempt: attempt + 1, names: wrong }));

  /** Shows what the API found wrong with single fields. */
  function refuseFields(fields: Readonly<Record<string, string>>): void {
    const wrong = names.filter((name) => Object.hasOwn(fields, name));
    for (const name of wrong) form.setError(name, { message: fields[name] ?? 'other' });
    if (wrong.length > 0) refuse(wrong);
  }

  const submit = form.handleSubmit(onValid, (errors) => refuse(Object.keys(errors)));
  const problems: Problem[] = names.flatMap((name) => {
    const text = refused.names.includes(name) ? errorOf(name) : undefined;
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });

  return {
    form,
    field,
    refuseFields,
    summary: { attempt: refused.attempt, problems },
    formProps: {
      ref: silenceBrowserChecks,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function silenceBrowserChecks(element: HTMLFormElement | null): void {
  if (element) element.noValidate = true;
}
