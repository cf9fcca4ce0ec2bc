import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, classNames, type ButtonProps } from 'shared-ui';
import { ErrorSummary } from './error-summary.tsx';
import { FailureAlert } from './failure/failure-alert.tsx';
import type { Failure, FailureMessages } from './failure/failure.ts';
import type { ShopForm } from './use-shop-form.ts';
import styles from './form.module.css';

export interface FormProps<Values extends FieldValues> extends Pick<ComponentProps<'form'>, 'className'> {
  form: ShopForm<Values>;
  /** Path of the shell that takes the post without JavaScript, such as `/form/login`. */
  action: string;
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Further fields of the post without JavaScript; those that are null are left out. */
  hidden?: Readonly<Record<string, string | null>>;
  /** Messages of the codes that only this form knows. */
  failureMessages?: FailureMessages;
  /** Returns a next step that is offered with a failure, such as a link. */
  failureAction?: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/** Renders a form with the summary of its invalid fields and the alert of a failed request above the fields. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, action, back, hidden = {}, failureMessages, failureAction, className, children } = props;
  const { failure, summary, handleSubmit } = form;
  return (
    <form
      ref={disableNativeValidation}
      method="post"
      action={action}
      onSubmit={handleSubmit}
      className={classNames(styles.form, className)}
    >
      {Object.entries({ back, ...hidden }).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ErrorSummary {...summary} />
      {failure ? (
        <FailureAlert failure={failure} messages={failureMessages}>
          {failureAction?.(failure)}
        </FailureAlert>
      ) : null}
      {children}
    </form>
  );
}

/** Not an attribute of the element: without JavaScript the browser must validate. */
function disableNativeValidation(element: HTMLFormElement | null): void {
  if (element) element.noValidate = true;
}

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'children'> {
  form: { isPending: boolean; isLocked: boolean };
}

/**
 * Renders the button of a form. It shows progress and ignores clicks while a request is pending, and keeps the focus
 * while the form is locked.
 */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  const { isPending, isLocked } = form;
  return (
    <Button
      {...button}
      type="submit"
      size="large"
      fullWidth
      pending={isPending}
      aria-disabled={isLocked || undefined}
    />
  );
}
