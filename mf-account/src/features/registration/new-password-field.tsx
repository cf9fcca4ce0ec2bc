import { useWatch, type Control } from 'react-hook-form';
import type { Registration } from 'shared-contracts/forms/registration';
import { FormattedMessage } from 'shared-runtime';
import { CircleCheckIcon, MinusIcon, VisuallyHidden } from 'shared-ui';
import { passwordRules } from '../../domain/password-rules.ts';
import { PasswordField, type PasswordFieldProps } from '../../form/password-field.tsx';
import styles from './registration.module.css';

export interface NewPasswordFieldProps extends PasswordFieldProps {
  control: Control<Registration>;
  id: string;
}

/**
 * Lists the rules from the start and marks those that are met while typing, so that no submit is needed to learn
 * them.
 */
export function NewPasswordField({ control, ...field }: NewPasswordFieldProps) {
  // Undefined before hydration: the field has no default value.
  const password: string | undefined = useWatch({ control, name: 'password' });
  const rulesId = `${field.id}-rules`;
  return (
    <div className={styles.password}>
      <PasswordField {...field} autoComplete="new-password" aria-describedby={rulesId} required />
      <ul id={rulesId} className={styles.rules}>
        {passwordRules.map(({ name, messageId, isMet }) => (
          <Rule key={name} messageId={messageId} isMet={isMet(password ?? '')} />
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
