import { fetchIntoCache } from '../document/fetch-into-cache.ts';
import { watchInput } from '../document/input-pause.ts';

/** As much of the Network Information API as is read here; not every browser has it. */
interface NetworkInformation {
  saveData?: boolean;
}

/** Files that are fetched at the same time: the other connections stay free for what the shopper asks for. */
const maxAtOnce = 2;

/**
 * Fetches files into the browser's cache before a click needs them, {@link maxAtOnce} at a time, and pauses after each click or
 * key. They are not executed: most visits do not need them. Does nothing for visitors who save data. Never rejects.
 */
export async function prefetchFiles(
  urls: readonly string[],
  { connection }: { connection?: NetworkInformation } = navigator as { connection?: NetworkInformation },
): Promise<void> {
  if (connection?.saveData) return;
  const waitForInputPause = watchInput();
  const left = [...urls];
  async function fetchInTurn(): Promise<void> {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await waitForInputPause();
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await fetchIntoCache(url, 'low');
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, fetchInTurn));
}
