import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { Button, type ButtonProps } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import type { ConsentChoice } from '../../domain/choices.ts';

export interface AnswerFormProps extends Pick<ButtonProps, 'pending' | 'onClick' | 'fullWidth' | 'variant'> {
  choice: ConsentChoice;
  /** Where the post leads without JavaScript. @default the current page */
  back?: string;
  className?: string | undefined;
  /** The label of the button. */
  children: ReactNode;
}

/**
 * Renders one answer as a form with one button. Accepting and rejecting look alike, so that the design favours neither. The
 * first script of a page sends the form, before this code has arrived and after (`shared-runtime/consent-answer`).
 */
export function AnswerForm({
  choice,
  back,
  className,
  variant = 'secondary',
  children,
  ...button
}: AnswerFormProps) {
  return (
    <form method="post" action="/form/cookie-preferences" data-consent-answer="" className={className}>
      {Object.entries(choice).map(([name, isAccepted]) => (
        <input key={name} type="hidden" name={name} value={String(isAccepted)} />
      ))}
      <AnswerFields back={back} />
      <Button type="submit" variant={variant} {...button}>
        {children}
      </Button>
    </form>
  );
}

/** The fields of every answer beside the choice: which question the visitor has seen, and in which store. */
export function AnswerFields({ back }: { back?: string | undefined }) {
  const shop = useShop();
  const { data: config } = useQuery(consentConfigQuery(shop));
  const { pathname, search } = useLocation();
  const version = config?.cookieConsentVersion;
  return (
    <>
      <input type="hidden" name="store_id" value={shop.store.id} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="back" value={back ?? pathname + search} />
    </>
  );
}
