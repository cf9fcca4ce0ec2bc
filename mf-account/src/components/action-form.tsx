import { useMutation } from '@tanstack/react-query';
import { useMemo, type ReactNode, type SubmitEvent } from 'react';
import {
  FailureAlert,
  toFailure,
  useIsLocked,
  type Failure,
  type FailureMessages,
} from 'shared-forms/failure';
import { useShop, type ApiError } from 'shared-runtime';
import { Button, type ButtonProps } from 'shared-ui';
import { failureMessages as generalFailureMessages } from '../domain/form-messages.ts';
import styles from './entry-page.module.css';

export interface ActionFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  /** Path of the shell that takes the post without JavaScript. With the method `get`, of a page that asks for confirmation. */
  action: string;
  /** @default 'post' */
  method?: 'get' | 'post';
  /** Path that a rejection of the post returns to without JavaScript. */
  back?: string;
  /** Further fields without JavaScript. */
  hidden?: Readonly<Record<string, string>>;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  /** Messages of the codes that only this form knows. @default those of sign-in and registration */
  failureMessages?: FailureMessages;
  /** Checkboxes above the button, which need no validation. @default none */
  fields?: ReactNode;
  /** Returns what is shown around the button. @default the button alone */
  footer?: (button: ReactNode) => ReactNode;
  /** Returns whether to send what was entered, and shows what is invalid. @default always */
  validate?: (data: FormData) => boolean;
  /** Called after each change of a field, for instance to remove the errors of `validate` that it has corrected. */
  onChange?: (data: FormData) => void;
  /** Asks before a change that loses data; with false nothing is sent. */
  confirm?: () => Promise<boolean>;
  send: (data: FormData) => Promise<unknown>;
  /** Takes what `send` has returned. */
  onDone: (result: unknown) => void;
  /** The label of the button. */
  children: ReactNode;
}

/** A form without validated fields: a button, optionally with checkboxes. Not a form of `useShopForm`, because nothing is entered. */
export function ActionForm(props: ActionFormProps) {
  const {
    action,
    method = 'post',
    back,
    hidden = {},
    failure = null,
    failureMessages = generalFailureMessages,
    fields,
    footer,
    validate,
    onChange,
    confirm,
    send,
    onDone,
    children,
    ...button
  } = props;
  const { store } = useShop();
  const request = useMutation<unknown, ApiError, FormData>({
    mutationFn: send,
    onSuccess: (result) => onDone(result),
  });
  const { error } = request;
  // The same object until the next request: a new one would restart the countdown of a lock.
  const ownFailure = useMemo(() => error && toFailure(error.failure, store.locale), [error, store.locale]);
  const visibleFailure = request.isIdle ? failure : ownFailure;
  const isLocked = useIsLocked(visibleFailure);

  async function sendConfirmed(data: FormData): Promise<void> {
    if (confirm === undefined || (await confirm())) request.mutate(data);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request.isPending || isLocked) return;
    const data = new FormData(event.currentTarget);
    if (validate?.(data) ?? true) void sendConfirmed(data);
  }

  const submit = (
    <Button {...button} type="submit" pending={request.isPending} aria-disabled={isLocked || undefined}>
      {children}
    </Button>
  );
  return (
    <form
      method={method}
      action={action}
      onSubmit={handleSubmit}
      onChange={(event) => onChange?.(new FormData(event.currentTarget))}
      className={styles.form}
    >
      {Object.entries({ ...(back !== undefined && { back }), ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
      {visibleFailure ? <FailureAlert failure={visibleFailure} messages={failureMessages} /> : null}
      {footer ? footer(submit) : submit}
    </form>
  );
}
