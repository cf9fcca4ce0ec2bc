import type { ReactNode } from 'react';
import { FailureAlert, type Failure } from 'shared-forms/failure';
import { FormattedMessage, Fragment } from 'shared-runtime';
import { Button, Skeleton } from 'shared-ui';
import { clearDraftPart } from '../../../domain/checkout-draft.ts';
import { useAddressDraft } from '../draft/use-address-draft.ts';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';
import { useSubmit } from '../use-submit.ts';
import styles from '../checkout.module.css';

interface AddressBookFormProps {
  use: 'delivery' | 'billing';
  action: '/form/checkout-address' | '/form/checkout-billing';
  back: string;
  /** Further fields of the post without JavaScript. */
  hidden: Readonly<Record<string, string>>;
  /** Of the addresses in the book. */
  addressIds: readonly number[];
  /** The address that is selected at first; null: the default one. */
  selectedId: number | null;
  failure: Failure | null;
  onSelect: (addressId: number) => Promise<void>;
  /** Text of the button. */
  children: ReactNode;
}

const bookPart = { delivery: 'address-book', billing: 'billing-book' } as const;

/** The member's address book, which mf-account renders, in a form of the checkout. */
export function AddressBookForm(props: AddressBookFormProps) {
  const { use, action, back, hidden, onSelect, children } = props;
  const part = bookPart[use];
  const { form, save, ...draft } = useAddressDraft(part, props.addressIds);
  const selectedId = draft.selectedId ?? props.selectedId;
  const { isPending, failure, handleSubmit } = useSubmit(async (data) => {
    const addressId = Number(data.get('addressId'));
    if (!(addressId > 0)) return;
    await onSelect(addressId);
    clearDraftPart(part);
  }, props.failure);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={handleSubmit}
      onChange={save}
      className={styles.stack}
    >
      {Object.entries({ back, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failure ? (
        <FailureAlert failure={failure} messages={changeFailureMessages}>
          {changeFailureAction(failure)}
        </FailureAlert>
      ) : null}
      <Fragment
        name="account/address-book"
        props={{ use, ...(selectedId === null ? {} : { selectedId }) }}
        hydrate="idle"
        pending={<Skeleton shape="block" height="10rem" />}
        fallback={(retry) => (
          <div className={styles.stack}>
            <p>
              <FormattedMessage id="checkout.addressBook.failed" />
            </p>
            <Button variant="secondary" onClick={retry}>
              <FormattedMessage id="checkout.failed.retry" />
            </Button>
          </div>
        )}
      />
      <Button type="submit" size="large" fullWidth pending={isPending}>
        {children}
      </Button>
    </form>
  );
}
