/**
 * Tracks unsaved input in POST forms; search and filter forms do not count. A form that was submitted, reset or
 * removed has none.
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
