import { paths } from 'shared-contracts/routes';

export const searchFormId = 'collect-point-search';

/** The form of the postcode. Without JavaScript it loads the page with the points of the postcode. */
export function CollectSearchForm() {
  return (
    <form id={searchFormId} method="get" action={paths.checkout} hidden>
      <input type="hidden" name="step" value="delivery" />
    </form>
  );
}
