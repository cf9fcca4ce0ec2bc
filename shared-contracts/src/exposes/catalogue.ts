import * as z from 'zod/mini';
import { productPriceSchema } from '../api/catalogue.ts';
import { imageSchema } from '../api/endpoint/fields.ts';
import { listingOrders } from '../api/listing-orders.ts';
import { sliderCounts } from '../api/slider-counts.ts';

/** What a list is of. */
const listingSubject = {
  s: z.optional(z.string()),
  category_id: z.optional(z.int()),
  brand_id: z.optional(z.int()),
  sale_context: z.optional(z.int()),
};

const id = z.int().check(z.minimum(1));
/** Number of products of a slider; without it that of specification §9. */
const count = z.optional(z.int().check(z.minimum(1), z.maximum(sliderCounts.max)));
/** Gender of the wearer, as in accounts: 1 man, 2 woman. */
const gender = z.optional(z.int());
/** Country of delivery, ISO 3166-1 alpha-2. Without it that of the visitor. Without delivery to it nothing is shown. */
const shippingCountry = z.optional(z.string());
/** Heading. Without it that of the kind, in the language of the store. */
const title = z.optional(z.string());

const sizeGuideProps = {
  /** Code of the guide, as in the product. */
  code: z.string(),
  /** The product beside which it is shown: the column of its sizes is marked. */
  productId: z.optional(id),
};

export const catalogueExposes = {
  pages: ['catalogue/home', 'catalogue/listing', 'catalogue/product', 'catalogue/brands'],
  fragments: {
    /** A grid of products with filters, sorting and paging in the URL. Its props select the products. */
    'catalogue/listing': {
      major: 1,
      props: z.object({
        ...listingSubject,
        p: z.int(),
        order: z.enum(listingOrders),
        dir: z.enum(['asc', 'desc']),
        /** The `listingParameters` of the URL by name, as they are there: the listing validates them. */
        parameters: z.optional(z.record(z.string(), z.string())),
      }),
    },
    /** Products in a row. Renders nothing and takes no space if there are none. */
    'catalogue/product-slider': {
      major: 1,
      props: z.object({
        /**
         * `related` and `related-brand` need `productId`, `products` needs `productIds`, and `category` and `brand` (its
         * bestsellers) need theirs. What is missing renders nothing.
         */
        source: z.enum(['related', 'related-brand', 'products', 'category', 'brand']),
        productId: z.optional(id),
        /** In their order; those that the store does not sell are left out. */
        productIds: z.optional(z.array(id).check(z.maxLength(sliderCounts.max))),
        categoryId: z.optional(id),
        brandId: z.optional(id),
        count,
        gender,
        shippingCountry,
        title,
      }),
    },
    /** What sells best in the store. By default it suits the gender of a member who permits it. */
    'catalogue/bestsellers': {
      major: 1,
      props: z.object({ count, gender, shippingCountry, title }),
    },
    /** Products that go with a product: those of the categories that the catalogue names for its category. */
    'catalogue/recommendations': {
      major: 1,
      props: z.object({ productId: id, count, gender, shippingCountry, title }),
    },
    /** What the visitor has viewed. A product page names its product, which is recorded and left out. */
    'catalogue/recently-viewed': {
      major: 1,
      props: z.object({ productId: z.optional(id) }),
    },
    /** A size guide: how to choose, the table with a switch of units, and how to measure. */
    'catalogue/size-chart': {
      major: 1,
      props: z.object({
        ...sizeGuideProps,
        /** Level of the headings in it. Without it 2. */
        headingLevel: z.optional(z.union([z.literal(2), z.literal(3)])),
      }),
    },
    /**
     * Running sales with countdowns: the one of `saleId`, or the first ones below a heading. Renders nothing without any;
     * a sale that ends while it is shown says so.
     */
    'catalogue/flash-sale': {
      major: 1,
      props: z.object({
        saleId: z.optional(id),
        /** Number of sales without `saleId`. Without it 4. */
        count: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
        title,
        /** Level of the heading. Without it 2. */
        headingLevel: z.optional(z.union([z.literal(2), z.literal(3)])),
      }),
    },
    /** One product with picture, name and price. Renders nothing if the store does not sell it. */
    'catalogue/product-card': {
      major: 1,
      props: z.object({ productId: id, headingLevel: z.optional(z.union([z.literal(2), z.literal(3)])) }),
    },
  },
  overlays: {
    /** The filters of the current page's list, on phones and tablets. It reads the chosen ones from the URL. */
    'catalogue/filters': {
      major: 1,
      props: z.object(listingSubject),
    },
    /** The video of a product. It loads the product, which its page has loaded already. */
    'catalogue/product-video': {
      major: 1,
      props: z.object({ productId: id }),
    },
    /** A size guide beside the product. */
    'catalogue/size-guide': {
      major: 1,
      props: z.object(sizeGuideProps),
    },
    /**
     * The form of a product beside the list that shows it. Its name is `product-add-to-basket`; a bundle is opened by the
     * name `configurable-bundle`, which gives its parts and the questions of the workshop more room.
     */
    'catalogue/product-add-to-basket': {
      major: 1,
      props: z.object({
        productId: id,
        /** What the page shows of it already: the panel shows that while the product is loaded. */
        card: z.optional(
          z.object({
            name: z.string(),
            brand_name: z.string(),
            /** Path within the shop. Its parameter `colour` selects that colour. */
            url: z.string(),
            image: imageSchema,
            price: productPriceSchema,
          }),
        ),
      }),
    },
  },
} as const;
