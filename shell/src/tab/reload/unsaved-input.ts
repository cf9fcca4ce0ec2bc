/**
 * Watches what the shopper writes into forms that would change something; what is searched and filtered is not theirs
 * to lose. A form that was sent or emptied, or is gone, holds nothing.
 */
export function watchUnsavedInput(document: Document): () => boolean {
  const written = new Set<HTMLFormElement>();
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form && form.method.toLowerCase() === 'post') written.add(form);
    },
    { capture: true },
  );
  for (const type of ['submit', 'reset']) {
    document.addEventListener(type, ({ target }) => written.delete(target as HTMLFormElement), {
      capture: true,
    });
  }
  return () => {
    for (const form of written) if (!form.isConnected) written.delete(form);
    return written.size > 0;
  };
}
