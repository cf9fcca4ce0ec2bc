import { useIntl, type PageParams } from 'shared-runtime';
import { Checkbox, Select } from 'shared-ui';
import type { WithdrawableItem } from '../../api/withdrawal.ts';
import { itemField } from '../../domain/chosen-items.ts';
import styles from './withdrawal.module.css';

export interface ItemToWithdrawProps {
  item: WithdrawableItem;
  /** Of its field. */
  id: string;
  /** After a rejected post without JavaScript. */
  entered: PageParams['enteredValues'];
}

/** An item of which all pieces are chosen at first. */
export function ItemToWithdraw({ item, id: inputId, entered }: ItemToWithdrawProps) {
  const intl = useIntl();
  const { id, name, brandName, qty } = item;
  const label = intl.formatMessage({ id: 'withdrawal.item' }, { brand: brandName, name });
  const field = itemField(id, 'qty');
  const chosen = entered === undefined ? String(qty) : (entered[field] ?? '');
  return (
    <li className={styles.item}>
      {/* A checkbox that is not checked is not sent, and without any item everything would be withdrawn. */}
      <input type="hidden" name={itemField(id, 'id')} value={id} />
      {qty === 1 ? (
        <Checkbox id={inputId} name={field} value="1" label={label} defaultChecked={chosen !== ''} />
      ) : (
        <Select id={inputId} name={field} label={label} defaultValue={chosen}>
          <option value="">{intl.formatMessage({ id: 'withdrawal.keep' })}</option>
          {Array.from({ length: qty }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage({ id: 'withdrawal.pieces' }, { count, qty })}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}
