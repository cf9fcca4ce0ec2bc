/** Longest time that a region waits for its code on a slow connection. */
const timeoutMs = 20_000;

/**
 * Loads and runs a script.
 *
 * @throws {Error} if it cannot be loaded, differs from its hash, throws while it runs, or takes longer than 20 s
 */
export async function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.fetchPriority = 'high';
  script.src = url;
  let thrown: string | undefined;
  // A script that throws counts as loaded.
  const handleError = ({ filename, message }: ErrorEvent) => {
    if (filename === script.src) thrown = message;
  };
  addEventListener('error', handleError);
  let timeout: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () =>
        reject(new Error(`${url} could not be loaded, or differs from its hash`)),
      );
      timeout = setTimeout(() => reject(new Error(`${url} was not loaded within 20 s`)), timeoutMs);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timeout);
    removeEventListener('error', handleError);
    script.remove();
  }
  if (thrown !== undefined) throw new Error(`${url} threw while it ran: ${thrown}`);
}
