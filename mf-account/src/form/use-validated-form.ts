import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { useIntl } from 'shared-runtime';
import { fieldErrorId } from '../domain/field-errors.ts';
import { useAfterPress } from './use-after-press.ts';

export interface ValidatedFormOptions<Values extends FieldValues> {
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** Fields without a default keep what was typed before hydration. */
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
 * Returns the props of a form whose fields are validated on blur if they are not empty, and cleared on change. A
 * failed submit lists the errors. Without JavaScript the browser validates.
 */
export function useValidatedForm<Values extends FieldValues>(options: ValidatedFormOptions<Values>) {
  const { schema, defaultValues, names, onValid } = options;
  const intl = useIntl();
  const prefix = useId();
  const afterPress = useAfterPress();
  const [rejected, setRejected] = useState<{ attempt: number; names: readonly string[] }>({
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

  const reject = (wrong: readonly string[]) =>
    setRejected(({ attempt }) => ({ attempt: attempt + 1, names: wrong }));

  /** Shows the field errors of the API. */
  function showFieldErrors(fields: Readonly<Record<string, string>>): void {
    const wrong = names.filter((name) => Object.hasOwn(fields, name));
    for (const name of wrong) form.setError(name, { message: fields[name] ?? 'other' });
    if (wrong.length > 0) reject(wrong);
  }

  const submit = form.handleSubmit(onValid, (errors) => reject(Object.keys(errors)));
  const problems: Problem[] = names.flatMap((name) => {
    const text = rejected.names.includes(name) ? errorOf(name) : undefined;
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });

  return {
    form,
    field,
    showFieldErrors,
    summary: { attempt: rejected.attempt, problems },
    formProps: {
      ref: disableNativeValidation,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function disableNativeValidation(element: HTMLFormElement | null): void {
  if (element) element.noValidate = true;
}
