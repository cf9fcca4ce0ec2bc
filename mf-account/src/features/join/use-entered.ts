import { isShopPath } from 'shared-contracts/routes';
import { useOverlay } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';

/** Closes the overlay for a visitor who is signed in now, and goes on to where the visitor wanted to go. */
export function useEntered(referer: string | undefined): () => void {
  const { close } = useOverlay();
  const navigate = useNavigate();
  return () => {
    close();
    if (referer !== undefined && isShopPath(referer)) void navigate(referer);
  };
}
