import { useEffect, useEffectEvent, useState } from 'react';
import { onConsentAnswer, type ConsentAnswer } from 'shared-runtime/consent-answer';
import { useIsInteractive } from '../use-browser-facts.ts';

export interface PendingAnswer<Name extends string> {
  /** The button whose answer is being saved: the last one that was clicked, because that answer counts. */
  pending: Name | null;
  /** True after an answer that was not stored: it was to an earlier question, and the current one is shown by now. */
  isOutdated: boolean;
  /** Called when a button is clicked. */
  start: (name: Name) => void;
}

/**
 * Follows the answers that forms of this document give. A failure is shown by the gate, which opens the preferences with it.
 *
 * @param onSaved also called for an answer that was given in the server's HTML, before it was hydrated
 */
export function useAnswer<Name extends string>(onSaved: () => void): PendingAnswer<Name> {
  const [pending, setPending] = useState<Name | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const isInteractive = useIsInteractive();
  const [wasServerRendered] = useState(!isInteractive);
  const handleAnswer = useEffectEvent((answer: ConsentAnswer) => {
    setPending(null);
    if (!answer.ok) return;
    const isStored = answer.preferences.cookie_consent_given;
    setOutdated(!isStored);
    if (isStored) onSaved();
  });
  useEffect(() => {
    // An answer that was given before this was opened is not its own.
    let isEarlier = !wasServerRendered;
    const unsubscribe = onConsentAnswer((answer) => {
      if (!isEarlier) handleAnswer(answer);
    });
    isEarlier = false;
    return unsubscribe;
  }, [wasServerRendered]);
  return { pending, isOutdated, start: setPending };
}
