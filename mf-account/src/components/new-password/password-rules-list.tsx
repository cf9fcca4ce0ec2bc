import { FormattedMessage } from 'shared-runtime';
import { CircleCheckIcon, MinusIcon, VisuallyHidden } from 'shared-ui';
import { passwordRules } from '../../domain/password-rules.ts';
import styles from './new-password.module.css';

export interface PasswordRulesListProps {
  /** Referred to by `aria-describedby` of the field. */
  id: string;
  password: string;
}

/**
 * Lists the rules from the start and marks those that are met while typing, so that no submit is needed to learn
 * them.
 */
export function PasswordRulesList({ id, password }: PasswordRulesListProps) {
  return (
    <ul id={id} className={styles.rules}>
      {passwordRules.map(({ name, messageId, isRequired, isMet }) => (
        <Rule key={name} messageId={messageId} isRequired={isRequired} isMet={isMet(password)} />
      ))}
    </ul>
  );
}

interface RuleProps {
  messageId: string;
  isRequired: boolean;
  isMet: boolean;
}

function Rule({ messageId, isRequired, isMet }: RuleProps) {
  const Mark = isMet ? CircleCheckIcon : MinusIcon;
  return (
    <li className={isMet ? styles.met : styles.unmet}>
      <Mark size={16} />
      <span>
        <FormattedMessage id={messageId} />
        {isRequired ? null : (
          <>
            {' '}
            <FormattedMessage id="passwordRules.optional" />
          </>
        )}
        {isMet || isRequired ? (
          <VisuallyHidden>
            {': '}
            <FormattedMessage id={isMet ? 'passwordRules.met' : 'passwordRules.unmet'} />
          </VisuallyHidden>
        ) : null}
      </span>
    </li>
  );
}
