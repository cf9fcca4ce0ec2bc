import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Button } from 'shared-ui';
import { socialLoginAppQuery } from '../../api/social-login.ts';
import styles from './social-login.module.css';

export interface SocialLoginProps {
  /** Path that a failed start returns to. */
  back: string;
  /** Path to go to after sign-in; null for the home page. */
  referer: string | null;
}

/**
 * Renders the button that leaves the shop for the provider of the social login; nothing in a store without one. It is a
 * plain form with and without JavaScript, because the browser leaves the page anyway.
 */
export function SocialLogin({ back, referer }: SocialLoginProps) {
  const { data } = useQuery(socialLoginAppQuery(useShop()));
  const provider = data?.isEnabled ? data.values['provider'] : undefined;
  if (provider === undefined) return null;
  return (
    <form method="post" action="/form/social-login-start" className={styles.form}>
      <p className={styles.or}>
        <FormattedMessage id="socialLogin.or" />
      </p>
      <input type="hidden" name="back" value={back} />
      {referer === null ? null : <input type="hidden" name="referer" value={referer} />}
      <Button type="submit" variant="secondary" size="large" fullWidth>
        <FormattedMessage id="socialLogin.continue" values={{ provider }} />
      </Button>
    </form>
  );
}
