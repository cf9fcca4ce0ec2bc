import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

export function TermsLabel() {
  return (
    <FormattedMessage
      id="checkout.terms"
      values={{
        terms: linkTo(paths.terms),
        withdrawal: linkTo(paths.withdrawal),
        privacy: linkTo(paths.privacyPolicy),
      }}
    />
  );
}

/** Opens in a new tab, so that the entered values are not lost. */
function linkTo(path: string) {
  return function TextLink(text: ReactNode) {
    return (
      <a href={path} target="_blank" rel="noreferrer">
        {text}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="checkout.newTab" />
        </VisuallyHidden>
      </a>
    );
  };
}
