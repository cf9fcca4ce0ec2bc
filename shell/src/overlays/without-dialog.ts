const storageKey = 'shell:without';

/** As webpack throws it. */
interface ChunkError {
  /** Address of the file that could not be had; it names the shell's build. */
  request?: string;
}

/**
 * A server has the files of its own shell only: for a tab that has seen another one go live, the dialog may be gone. One
 * full request brings the new shell. Within the checkout, and where that has not helped, there is no dialog, which costs
 * less than the page that it would stand on.
 */
export function withoutDialog(
  error: unknown,
  // oxlint-disable-next-line no-console -- the console of the tab is where a developer looks
  { report, reload } = { report: console.error, reload: () => location.reload() },
): Promise<{ default: () => null }> {
  report('The dialog could not be loaded', error);
  const file = String((error as ChunkError).request);
  if (location.pathname.startsWith('/checkout/') || wasTried(file))
    return Promise.resolve({ default: () => null });
  reload();
  return new Promise(() => undefined);
}

function wasTried(file: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === file) return true;
    sessionStorage.setItem(storageKey, file);
    return false;
  } catch {
    return true; // storage is forbidden, and nothing would end the circle
  }
}
