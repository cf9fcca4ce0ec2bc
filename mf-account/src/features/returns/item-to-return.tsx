import { pictureOf } from 'shared-contracts/pictures';
import { maxReturnComment, returnReasons } from 'shared-contracts/return-rules';
import { FormattedMessage, useIntl, useMoneyFormat, type PageParams } from 'shared-runtime';
import { Checkbox, Picture, Select, TextArea } from 'shared-ui';
import type { ReturnableItem } from '../../api/returns.ts';
import { itemField } from '../../domain/chosen-items.ts';
import { reasonMessage } from '../../domain/reason-messages.ts';
import styles from './returns.module.css';

/** Returns the id of a field of an item. */
export const fieldId = (prefix: string, itemId: number, field: 'qty' | 'reason' | 'comment'): string =>
  `${prefix}-${itemId}-${field}`;

export interface ItemToReturnProps {
  item: ReturnableItem;
  /** Of the ids of its fields. */
  prefix: string;
  isReasonMissing: boolean;
  /** After a rejected post without JavaScript. */
  entered: PageParams['enteredValues'];
}

/** An item with the choice of its pieces. Its reason and comment are shown if pieces are chosen, by the style sheet. */
export function ItemToReturn({ item, prefix, isReasonMissing, entered = {} }: ItemToReturnProps) {
  const intl = useIntl();
  const format = useMoneyFormat();
  const { id, name, brandName, image, options, price } = item;
  const text = (message: string) => intl.formatMessage({ id: message }, { name });
  return (
    <li>
      <fieldset className={styles.item}>
        <legend className={styles.legend}>{name}</legend>
        <div className={styles.picture}>
          <Picture {...pictureOf(image, { from: 80, to: 320 })} alt="" sizes="72px" />
        </div>
        <div className={styles.facts}>
          <p className={styles.muted}>{brandName}</p>
          <p aria-hidden="true" className={styles.name}>
            {name}
          </p>
          {options.map((option) => (
            <p key={option.name} className={styles.muted}>
              <FormattedMessage id="returns.option" values={{ ...option }} />
            </p>
          ))}
          <p className={styles.muted}>
            <FormattedMessage id="returns.perPiece" values={{ price: format(price) }} />
          </p>
        </div>
        <div className={styles.choice}>
          <Pieces item={item} id={fieldId(prefix, id, 'qty')} entered={entered[itemField(id, 'qty')]} />
        </div>
        <div className={styles.details}>
          <Select
            id={fieldId(prefix, id, 'reason')}
            name={itemField(id, 'reason')}
            label={text('returns.reason')}
            error={isReasonMissing ? text('returns.reason.required') : undefined}
            defaultValue={entered[itemField(id, 'reason')] ?? ''}
          >
            <option value="">{text('returns.reason.choose')}</option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {text(reasonMessage(reason))}
              </option>
            ))}
          </Select>
          <TextArea
            id={fieldId(prefix, id, 'comment')}
            name={itemField(id, 'comment')}
            label={text('returns.comment')}
            optionalLabel={text('returns.optional')}
            hint={intl.formatMessage({ id: 'returns.comment.hint' }, { max: maxReturnComment })}
            maxLength={maxReturnComment}
            defaultValue={entered[itemField(id, 'comment')]}
            rows={2}
          />
        </div>
      </fieldset>
    </li>
  );
}

interface PiecesProps {
  item: ReturnableItem;
  /** Of its field. */
  id: string;
  entered: string | undefined;
}

/** A checkbox for a single piece, else how many. */
function Pieces({ item: { id, qty }, id: inputId, entered }: PiecesProps) {
  const intl = useIntl();
  const name = itemField(id, 'qty');
  if (qty === 1) {
    return (
      <Checkbox
        id={inputId}
        name={name}
        value="1"
        defaultChecked={entered === '1'}
        label={intl.formatMessage({ id: 'returns.returnThis' })}
      />
    );
  }
  return (
    <Select
      id={inputId}
      name={name}
      label={intl.formatMessage({ id: 'returns.qty' })}
      defaultValue={entered ?? ''}
    >
      <option value="">{intl.formatMessage({ id: 'returns.qty.none' })}</option>
      {Array.from({ length: qty }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {intl.formatMessage({ id: 'returns.qty.some' }, { count, qty })}
        </option>
      ))}
    </Select>
  );
}
