CREATE TABLE "stock_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_qty" CHECK ("stock_movements"."qty" <> 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_promotion_id" integer;--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
INSERT INTO "stock_movements" ("sku", "qty", "kind", "order_id", "created_at")
	SELECT unit->>'sku', -sum(i."qty_ordered")::int, 'sale', o."id", o."placed_at"
	FROM "orders" o JOIN "order_items" i ON i."order_id" = o."id" CROSS JOIN jsonb_array_elements(i."units") unit
	WHERE o."placed_at" IS NOT NULL
	GROUP BY unit->>'sku', o."id";--> statement-breakpoint
INSERT INTO "stock_movements" ("sku", "qty", "kind", "created_at")
	SELECT sku, coalesce(v."stock", 0) - coalesce(m."qty", 0), 'import', now()
	FROM "variants" v
	FULL JOIN (SELECT sku, sum(qty)::int AS qty FROM "stock_movements" GROUP BY sku) m USING (sku)
	WHERE coalesce(v."stock", 0) <> coalesce(m."qty", 0);
