import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { returnReasons } from 'shared-contracts/return-rules';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { Alert, Select } from 'shared-ui';
import { postedKeyQuery } from '../../api/posted-key-query.ts';
import { useWithdraw, type FoundOrder } from '../../api/withdrawal.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { chosenItems, reasonOf, textOf } from '../../domain/chosen-items.ts';
import { reasonMessage } from '../../domain/reason-messages.ts';
import { ItemToWithdraw } from './item-to-withdraw.tsx';
import { withdrawalFailureMessages } from './withdrawal-failures.ts';
import styles from './withdrawal.module.css';

export interface ConfirmFormProps {
  order: FoundOrder;
  /** Of the look-up. */
  token: string;
  params: PageParams;
}

/** Confirms the withdrawal, from everything or from some pieces. */
export function ConfirmForm({ order: { order, email, items }, token, params }: ConfirmFormProps) {
  const intl = useIntl();
  const prefix = useId();
  const navigate = useNavigate();
  const { data: postedKey } = useQuery(postedKeyQuery(useShop(), 'withdrawal'));
  const withdraw = useWithdraw();
  const [isEmpty, setIsEmpty] = useState(false);

  function validate(data: FormData): boolean {
    const isNothingChosen = chosenItems(data, items).length === 0;
    setIsEmpty(isNothingChosen);
    if (isNothingChosen) document.getElementById(`${prefix}-${items[0]?.id}`)?.focus();
    return !isNothingChosen;
  }

  function send(data: FormData): Promise<string> {
    const chosen = chosenItems(data, items);
    const isWhole = items.every(({ id, qty }) => chosen.some((each) => each.id === id && each.qty === qty));
    return withdraw({
      order,
      email,
      // Everything, also what is added to the list meanwhile.
      ...(isWhole ? {} : { items: chosen }),
      reason: reasonOf(textOf(data, 'reason')) ?? null,
    });
  }

  return (
    <ActionForm
      action="/form/withdrawal"
      back={paths.confirmWithdrawal(token)}
      hidden={{ order, email, ...(postedKey !== undefined && { idempotencyKey: postedKey }) }}
      failure={failureFromSearch(params.search)}
      failureMessages={withdrawalFailureMessages}
      size="large"
      fullWidth
      fields={
        <>
          {isEmpty ? (
            <Alert kind="danger">
              <p>
                <FormattedMessage id="withdrawal.chooseItem" />
              </p>
            </Alert>
          ) : null}
          <h2 className={styles.heading}>
            <FormattedMessage id="withdrawal.items" />
          </h2>
          <ul role="list" className={styles.items}>
            {items.map((item) => (
              <ItemToWithdraw
                key={item.id}
                item={item}
                id={`${prefix}-${item.id}`}
                entered={params.enteredValues}
              />
            ))}
          </ul>
          <Select
            name="reason"
            label={intl.formatMessage({ id: 'withdrawal.reason' })}
            optionalLabel={intl.formatMessage({ id: 'withdrawal.optional' })}
            defaultValue={params.enteredValues?.['reason'] ?? ''}
          >
            <option value="">{intl.formatMessage({ id: 'withdrawal.reason.none' })}</option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {intl.formatMessage({ id: reasonMessage(reason) })}
              </option>
            ))}
          </Select>
          <p className={styles.note}>
            <FormattedMessage id="withdrawal.mail" values={{ email }} />
          </p>
        </>
      }
      validate={validate}
      onChange={(data) => setIsEmpty(isEmpty && chosenItems(data, items).length === 0)}
      send={send}
      onDone={(receipt) => void navigate(receipt as string)}
    >
      <FormattedMessage id="withdrawal.confirm" />
    </ActionForm>
  );
}
