import { paths } from 'shared-contracts/routes';

type Navigate = (path: string, options: { allowsDocument: boolean }) => void | Promise<void>;

/** Goes to the basket. Logs an error of the navigation, unless the same navigation has replaced it. */
export async function openBasket(navigate: Navigate): Promise<void> {
  try {
    await navigate(paths.basket, { allowsDocument: true });
  } catch (error) {
    if (isDuplicate(error)) return;
    // oxlint-disable-next-line no-console -- the specification asks for a log
    console.error('The basket could not be opened', error);
  }
}

/** A second press of the icon aborts the navigation of the first one. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
