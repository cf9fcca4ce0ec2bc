import { useState } from 'react';
import { useIntl } from 'shared-runtime';
import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from 'shared-ui';
import styles from './form.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** Renders a password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={intl.formatMessage({ id: isShown ? 'forms.hidePassword' : 'forms.showPassword' })}
          icon={isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!isShown)}
          className={styles.needsScript}
        />
      }
    />
  );
}
