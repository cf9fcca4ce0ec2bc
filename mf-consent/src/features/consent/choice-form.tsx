import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'shared-runtime/router';
import { Button } from 'shared-ui';
import type { ConsentChoice, useSaveConsent } from '../../api/save-consent.ts';
import styles from './consent-banner.module.css';

export interface ChoiceFormProps {
  choice: ConsentChoice;
  save: ReturnType<typeof useSaveConsent>;
  children: ReactNode;
}

/** Renders one answer as a form. Accepting and rejecting look alike, so that the design favours neither. */
export function ChoiceForm({ choice, save, children }: ChoiceFormProps) {
  const { pathname, search } = useLocation();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!save.isPending) save.mutate(choice);
  }

  return (
    <form method="post" action="/form/cookie-preferences" onSubmit={handleSubmit} className={styles.choice}>
      {Object.entries(choice).map(([name, isAccepted]) => (
        <input key={name} type="hidden" name={name} value={String(isAccepted)} />
      ))}
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        variant="secondary"
        fullWidth
        pending={save.isPending && save.variables === choice}
      >
        {children}
      </Button>
    </form>
  );
}
