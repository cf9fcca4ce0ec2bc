import { Client } from 'pg';

/** What a judgement may know of a product: facts of the catalogue, never a rank or a score. */
export interface CatalogueProduct {
  sku: string;
  /** URL path of its own category, such as `clothing/jackets`. */
  category: string;
  brand: string;
  audience: string;
  colours: readonly string[];
  /** Codes of sizes in stock, such as `M` or `27.5`. */
  sizes: readonly string[];
  model: string;
  englishName: string;
}

/** Reads the products that the stores with a price list sell. */
export async function readCatalogue(url: string, priceList: string): Promise<CatalogueProduct[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<CatalogueProduct>(
      `select p.sku, c.url_path as category, b.slug as brand, p.audience, p.colour_families as colours,
         array(select distinct v.code from variants w
           join variant_options o on o.variant_id = w.id
           join option_values v on v.id = o.value_id
           join option_attributes a on a.id = o.attribute_id and a.code <> 'colour'
           where w.product_id = p.id and w.stock > 0) as sizes,
         p.model, lower(t.name) as "englishName"
       from products p
       join categories c on c.id = p.category_id
       join brands b on b.id = p.brand_id
       join product_texts t on t.product_id = p.id and t.locale = 'en_GB'
       join prices on prices.product_id = p.id and prices.list = $1`,
      [priceList],
    );
    return rows;
  } finally {
    await client.end();
  }
}
