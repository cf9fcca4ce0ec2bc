import { useAddToBasket } from 'shared-runtime';

/** A product without options. */
const backpack = 119;

/** Adds a product of the shop through the host's own origin, and publishes the change on the shop's bus. */
export function AddBackpack() {
  const { mutate, error } = useAddToBasket();
  return (
    <>
      <button type="button" onClick={() => mutate({ productID: backpack, quantity: 1 })}>
        Add the backpack
      </button>
      {error ? <p role="alert">{error.message}</p> : null}
    </>
  );
}
