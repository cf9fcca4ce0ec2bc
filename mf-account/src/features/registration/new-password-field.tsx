import { useId } from 'react';
import type { Registration } from 'shared-contracts/forms/registration';
import { FormPasswordField, useFieldValue, type ShopForm } from 'shared-forms';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { CircleCheckIcon, MinusIcon, VisuallyHidden } from 'shared-ui';
import { passwordRules } from '../../domain/password-rules.ts';
import styles from './registration.module.css';

/**
 * Lists the rules from the start and marks those that are met while typing, so that no submit is needed to learn
 * them.
 */
export function NewPasswordField({ form }: { form: ShopForm<Registration> }) {
  const intl = useIntl();
  const password = useFieldValue(form, 'password') ?? '';
  const rulesId = useId();
  return (
    <div className={styles.password}>
      <FormPasswordField
        form={form}
        name="password"
        label={intl.formatMessage({ id: 'field.password' })}
        autoComplete="new-password"
        aria-describedby={rulesId}
        required
      />
      <ul id={rulesId} className={styles.rules}>
        {passwordRules.map(({ name, messageId, isMet }) => (
          <Rule key={name} messageId={messageId} isMet={isMet(password)} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ messageId, isMet }: { messageId: string; isMet: boolean }) {
  const Mark = isMet ? CircleCheckIcon : MinusIcon;
  return (
    <li className={isMet ? styles.met : styles.unmet}>
      <Mark size={16} />
      <span>
        <FormattedMessage id={messageId} />
        <VisuallyHidden>
          {': '}
          <FormattedMessage id={isMet ? 'passwordRules.met' : 'passwordRules.unmet'} />
        </VisuallyHidden>
      </span>
    </li>
  );
}
