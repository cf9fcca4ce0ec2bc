/** Options of a product in the answer of `single-product`. */
interface ProductAnswer {
  productId: number;
  options: { super_attribute_id: number; values: { id: number }[] }[];
}

const productId = 15;

/** Puts one piece of a product of the demo shop into the basket of a member, so that basket and checkout have a line. */
export async function fillBasket(base: string, cookie: string): Promise<void> {
  const headers = { cookie, origin: base, 'content-type': 'application/json' };
  const found = await fetch(`${base}/api/single-product/${productId}?store_id=1`, { headers });
  const product = (await found.json()) as ProductAnswer;
  const options = product.options.map(({ super_attribute_id: id, values }) => [id, values[0]?.id]);
  const body = {
    store_id: 1,
    productID: product.productId,
    quantity: 1,
    options: Object.fromEntries(options),
  };
  const added = await fetch(`${base}/api/basket-add`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!added.ok) throw new Error(`The product was not added to the basket: ${added.status}`);
}
