CREATE TABLE "selling_periods" (
	"product_id" integer NOT NULL,
	"list" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "selling_periods_product_id_list_started_at_pk" PRIMARY KEY("product_id","list","started_at")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "audience_size_guides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "goes_with" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "selling_periods" ADD CONSTRAINT "selling_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "selling_periods_present" ON "selling_periods" USING btree ("product_id","list") WHERE "selling_periods"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_gtin" ON "variants" USING btree (lpad("gtin", 14, '0'));--> statement-breakpoint
-- What is sold today, since its first known price.
INSERT INTO "selling_periods" ("product_id", "list", "started_at")
SELECT p."product_id", p."list", least(now(), coalesce(
  (SELECT min(h."valid_from") FROM "price_history" h WHERE h."product_id" = p."product_id" AND h."list" = p."list"),
  pr."released_at"))
FROM "prices" p JOIN "products" pr ON pr."id" = p."product_id";--> statement-breakpoint
-- What was sold before, as far as it is known: imports deleted the prices with their history, so orders are the only
-- witnesses. 19 to 21 are the outlets and 26 is the store for professionals (shared-contracts/src/stores/stores.ts).
INSERT INTO "selling_periods" ("product_id", "list", "started_at", "ended_at")
SELECT i."product_id", l."list", min(o."created_at"), max(o."created_at")
FROM "order_items" i
JOIN "orders" o ON o."id" = i."order_id"
JOIN "products" pr ON pr."id" = i."product_id"
CROSS JOIN LATERAL (SELECT CASE WHEN o."store_id" IN (19, 20, 21) THEN 'outlet-' WHEN o."store_id" = 26 THEN 'pro-'
  ELSE 'standard-' END || o."currency" AS "list") l
WHERE (i."sku" = pr."sku" OR EXISTS (
    SELECT 1 FROM "variants" v WHERE v."product_id" = pr."id" AND v."sku" = i."sku"))
  AND NOT EXISTS (SELECT 1 FROM "prices" p WHERE p."product_id" = i."product_id" AND p."list" = l."list")
GROUP BY i."product_id", l."list";
