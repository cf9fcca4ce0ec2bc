import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { ApiError, useIntl, useShop } from 'shared-runtime';
import { toFailure, type Failure } from './failure/failure.ts';
import { accountChecksum, keepLock, type KeptLock } from './failure/kept-locks.ts';
import { useIsLocked } from './failure/timed-lock.ts';
import { useStoredLock } from './failure/use-stored-lock.ts';
import { useAfterPress } from './use-after-press.ts';

export interface ShopFormOptions<Values extends FieldValues> {
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** Fields without a default keep what was typed before hydration. */
  defaultValues: DefaultValues<Values>;
  /** The fields that the shopper fills in, in the order on screen. */
  fields: readonly Path<Values>[];
  /**
   * Message ids by field and key of the schema's error, such as `{ 'city.required': 'field.city.required' }`.
   * Others get a general text.
   */
  errorMessages: Readonly<Record<string, string>>;
  /** Sends valid values. The form shows the failure of a rejection with {@link ApiError}. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Codes of the API whose `fields` are errors of single fields. If the form has these fields, they show the failure, not
   * the alert. One field that a code besides `invalid_request` rejects, such as a wrong password, is not in the summary
   * either: it has the focus. @default ['invalid_request']
   */
  fieldErrorCodes?: readonly Failure['code'][];
  /** Failure of a post without JavaScript, from the URL. It is shown until the first request. */
  failure?: Failure | null;
  /**
   * Keeps a lock (429 with its duration) over a reload of the tab. `name`: of the form; `account`: the field with the
   * account that is locked. Another account may be tried at once.
   */
  lock?: { name: string; account: Path<Values> };
}

/** An invalid field, as the summary lists it. */
export interface FieldError {
  fieldId: string;
  text: string;
}

/** Props that bind a field of shared-ui. */
export interface FieldBinding extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

type FieldErrors = Readonly<Record<string, string>>;

/** State of a form, for {@link Form} and the field components. */
export interface ShopForm<Values extends FieldValues> {
  /** @param parse converts the entered text to the value of the schema; undefined: not entered */
  field: (name: Path<Values>, parse?: (text: string) => unknown) => FieldBinding;
  /** Whether a request is under way. Further submits are ignored meanwhile. */
  isPending: boolean;
  /** Whether the API rejects the next request, because there were too many. Submits are ignored meanwhile. */
  isLocked: boolean;
  /** Failure of the last request, or of the post without JavaScript before the first one. Null if fields show it. */
  failure: Failure | null;
  /** Number of failed submits, and the fields that are still invalid since the last one, or since the post without JavaScript. */
  summary: { attempt: number; errors: readonly FieldError[] };
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Sets a value that the shopper has not typed, and removes its error. */
  setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Returns the value of a field at present. */
  getValue: <Name extends Path<Values>>(name: Name) => PathValue<Values, Name>;
  control: Control<Values>;
}

const onlyInvalidRequest: readonly Failure['code'][] = ['invalid_request'];

/**
 * Returns a form for {@link Form} and the field components. Fields are validated on blur if they are not empty, and
 * cleared on change; a failed submit lists the errors. One request is sent at a time. Without JavaScript the browser
 * validates and posts.
 */
export function useShopForm<Values extends FieldValues>(options: ShopFormOptions<Values>): ShopForm<Values> {
  const { schema, defaultValues, fields, errorMessages, send } = options;
  const { fieldErrorCodes = onlyInvalidRequest, failure: postedFailure = null, lock } = options;
  const intl = useIntl();
  const { store } = useShop();
  const prefix = useId();
  const afterPress = useAfterPress();
  // Not errors of react-hook-form, which the server's HTML would lack.
  const [postedErrors, setPostedErrors] = useState<FieldErrors>(() =>
    postedFailure !== null && fieldErrorCodes.includes(postedFailure.code)
      ? (postedFailure.fields ?? {})
      : {},
  );
  const [rejected, setRejected] = useState<Rejected>(() => ({
    attempt: 0,
    names: Object.keys(postedErrors),
    isSummarised: isSummarised(postedFailure?.code, Object.keys(postedErrors)),
  }));
  const [request, setRequest] = useState<{ isPending: boolean; failure: Failure | null } | null>(null);
  const isSending = useRef(false);
  const storedLock = useStoredLock(lock?.name);
  const [newLock, setNewLock] = useState<KeptLock | null>(null);
  const [enteredAccount, setEnteredAccount] = useState<number | null>(null);
  const lastLock = request === null ? storedLock : newLock;
  const lastFailure = postedFailure !== null && showsAll(postedFailure) ? null : postedFailure;
  const failure = request === null ? (storedLock?.failure ?? lastFailure) : request.failure;
  const isOtherAccount = enteredAccount !== null && enteredAccount !== lastLock?.account;
  const isLocked = useIsLocked(failure) && !isOtherAccount;
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
    const posted = Object.hasOwn(postedErrors, name) ? postedErrors[name] : undefined;
    const key = form.getFieldState(name, formState).error?.message ?? posted;
    if (key === undefined) return undefined;
    return intl.formatMessage({ id: errorMessages[`${name}.${key}`] ?? 'forms.checkEntry' });
  }

  function field(name: Path<Values>, parse?: (text: string) => unknown): FieldBinding {
    const registered = form.register(name, {
      ...(parse && { setValueAs: parse }),
      onChange: ({ target }: { target: { value: unknown } }) => {
        form.clearErrors(name);
        if (name === lock?.account) setEnteredAccount(accountChecksum(target.value));
        if (Object.hasOwn(postedErrors, name)) setPostedErrors(({ [name]: _changed, ...others }) => others);
      },
      onBlur: ({ target }: { target: { value: unknown; type?: string } }) => {
        // A checkbox has a value even if it is not checked.
        const isFilled = target.value !== '' && target.type !== 'checkbox';
        if (!isFilled) return;
        afterPress(() => {
          // A rejected value must not be validated again, neither by the blur that the focus on the error summary causes
          // nor after a press that has submitted it: the schema accepts what the API rejected.
          if (form.getFieldState(name).error === undefined) void form.trigger(name);
        });
      },
    });
    const { onChange, onBlur, ref } = registered;
    return {
      ...registered,
      name: inputName(name),
      ref: (element: HTMLElement | null) => {
        const isChosen = element instanceof HTMLInputElement && element.type === 'radio' && element.checked;
        ref(element);
        // Where the default of a group is registered before it, react-hook-form unchecks what was chosen before hydration.
        if (isChosen && !element.checked)
          form.setValue(name, element.value as PathValue<Values, Path<Values>>);
      },
      onChange: (event: FieldEvent) => onChange(underName(name, event)),
      onBlur: (event: FieldEvent) => onBlur(underName(name, event)),
      id: idOf(name),
      error: errorOf(name),
    };
  }

  function setValue<Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>): void {
    form.setValue(name, value);
    form.clearErrors(name);
  }

  const namesOf = (errors: object) => fields.filter((name) => get(errors, name) !== undefined);

  const reject = (wrong: readonly string[], code?: Failure['code']) =>
    setRejected(({ attempt }) => ({
      attempt: attempt + 1,
      names: wrong,
      isSummarised: isSummarised(code, wrong),
    }));

  /** Returns whether fields of the form show the whole failure. */
  function showsAll({ code, fields: errors = {} }: Pick<Failure, 'code' | 'fields'>): boolean {
    const names = fieldErrorCodes.includes(code) ? Object.keys(errors) : [];
    return names.length > 0 && names.every((name) => (fields as readonly string[]).includes(name));
  }

  function showFieldErrors(code: Failure['code'], errors: FieldErrors): void {
    const wrong = fields.filter((name) => Object.hasOwn(errors, name));
    for (const name of wrong) form.setError(name, { message: errors[name] ?? 'other' });
    if (wrong.length > 0) reject(wrong, code);
  }

  const { setFocus } = form;
  useEffect(() => {
    const [name] = rejected.names;
    // In an effect, so that the field is described by its error when it gets the focus.
    if (rejected.attempt > 0 && !rejected.isSummarised) setFocus(name as Path<Values>);
  }, [rejected, setFocus]);

  async function sendOnce(values: Values): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setRequest({ isPending: true, failure: null });
    try {
      await send(values);
      setRequest({ isPending: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setRequest({ isPending: false, failure: { code: 'internal', retryAfterSeconds: null } });
        throw error;
      }
      const rejection = toFailure(error.failure, store.locale);
      const errors = error.failure.body?.fields ?? {};
      setRequest({
        isPending: false,
        failure: showsAll({ ...rejection, fields: errors }) ? null : rejection,
      });
      if (lock !== undefined) setNewLock(keepLock(lock.name, rejection, form.getValues(lock.account)));
      if (fieldErrorCodes.includes(rejection.code)) showFieldErrors(rejection.code, errors);
    } finally {
      isSending.current = false;
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isLocked) return;
    if (Object.keys(postedErrors).length > 0) setPostedErrors({});
    // Validation is asynchronous, so `sendOnce` checks again: two submits may be validated at the same time.
    if (!isSending.current) void form.handleSubmit(sendOnce, (errors) => reject(namesOf(errors)))(event);
  }

  const errors: FieldError[] = fields.flatMap((name) => {
    const text = rejected.isSummarised && rejected.names.includes(name) ? errorOf(name) : undefined;
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });

  return {
    field,
    isPending: request?.isPending ?? false,
    isLocked,
    failure,
    summary: { attempt: rejected.attempt, errors },
    handleSubmit,
    setValue,
    getValue: form.getValues,
    control: form.control,
  };
}

/** The invalid fields of the last failed submit. */
interface Rejected {
  attempt: number;
  names: readonly string[];
  isSummarised: boolean;
}

/** @param code of the API's rejection; undefined for the validation in the browser */
function isSummarised(code: Failure['code'] | undefined, names: readonly string[]): boolean {
  return code === undefined || code === 'invalid_request' || names.length !== 1;
}

interface FieldEvent {
  type?: unknown;
  target: { value: unknown; type?: string };
}

/** Returns the name of a field in the post without JavaScript: `address[city]` for `address.city`. */
function inputName(name: string): string {
  const [field = '', ...groups] = name.split('.');
  return field + groups.map((group) => `[${group}]`).join('');
}

/** Returns the event under the name by which react-hook-form knows the field. */
function underName(name: string, { type, target }: FieldEvent) {
  return { type, target: { name, value: target.value, type: target.type } };
}

const neverChanges = () => () => {};

/** Returns the current value of a field and renders again when it changes; undefined before hydration. */
export function useFieldValue<Values extends FieldValues, Name extends Path<Values>>(
  { control, getValue }: ShopForm<Values>,
  name: Name,
): PathValue<Values, Name> | undefined {
  const changed = useWatch({ control, name }) as PathValue<Values, Name> | undefined;
  // What was entered before hydration is no change to react-hook-form.
  const entered = useSyncExternalStore(
    neverChanges,
    () => getValue(name),
    () => undefined,
  );
  return changed ?? entered;
}
