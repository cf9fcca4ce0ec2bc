import { useRef, useState, type FormEvent } from 'react';
import { toFailure, type Failure } from 'shared-forms/failure';
import { ApiError, useShop } from 'shared-runtime';

export interface Submission {
  isPending: boolean;
  failure: Failure | null;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Returns the handler of a form whose fields another remote renders. It sends one request at a time.
 *
 * @param posted failure of a post without JavaScript, from the URL
 */
export function useSubmit(send: (data: FormData) => Promise<void>, posted: Failure | null): Submission {
  const { store } = useShop();
  const [state, setState] = useState({ isPending: false, failure: posted });
  const isSending = useRef(false);

  async function sendOnce(data: FormData): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isPending: true, failure: null });
    try {
      await send(data);
      setState({ isPending: false, failure: null });
    } catch (error) {
      const isExpected = error instanceof ApiError;
      const failure = isExpected
        ? toFailure(error.failure, store.locale)
        : ({ code: 'internal', retryAfterSeconds: null } as const);
      setState({ isPending: false, failure });
      if (!isExpected) throw error;
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...state,
    handleSubmit(event) {
      event.preventDefault();
      void sendOnce(new FormData(event.currentTarget));
    },
  };
}
