/**
 * Opens a page outside of the shop, such as that of a payment provider; the API has checked its origin. Resolves when
 * the browser restores this page from its back-forward cache: until then it must not be used.
 */
export function leaveShop(address: string): Promise<void> {
  if (!/^https?:\/\//.test(address)) return Promise.reject(new Error('The address is not one of a web page'));
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}
