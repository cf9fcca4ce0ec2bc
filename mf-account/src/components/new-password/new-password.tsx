import type { ReactNode } from 'react';
import { PasswordRulesList } from './password-rules-list.tsx';
import { PasswordStrength } from './password-strength.tsx';
import styles from './new-password.module.css';

export interface NewPasswordProps {
  /** Id of the rules, for `aria-describedby` of the field. */
  id: string;
  /** What is entered so far. */
  password: string;
  /** The field. */
  children: ReactNode;
}

/** Frames the field of a new password with its rules and strength. */
export function NewPassword({ id, password, children }: NewPasswordProps) {
  return (
    <div className={styles.password}>
      {children}
      <PasswordRulesList id={id} password={password} />
      <PasswordStrength password={password} />
    </div>
  );
}
