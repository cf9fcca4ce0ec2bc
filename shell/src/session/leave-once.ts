const storageKey = 'shell:left';
/** More is long ago. */
const mostKept = 30;

/**
 * Whether a new document may be fetched for a reason. Once for each target: where that did not help, it will not help
 * the next time either, and the shop must not go round in circles. Kept for the tab, as a new document knows nothing of
 * the one before; where nothing can be kept, the answer is no.
 */
export function mayLeaveFor(reason: string, target: string, storage: () => Storage): boolean {
  const entry = `${reason} ${target}`;
  try {
    const kept = readKept(storage().getItem(storageKey));
    if (kept.includes(entry)) return false;
    storage().setItem(storageKey, JSON.stringify([...kept, entry].slice(-mostKept)));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

function readKept(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
