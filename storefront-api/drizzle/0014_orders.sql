CREATE TABLE "checkouts" (
	"basket_id" integer PRIMARY KEY NOT NULL,
	"guest_email" text,
	"address_id" integer,
	"address" jsonb,
	"method_code" text,
	"collect_point_id" text,
	"phone_collect" text,
	"is_billing_same" boolean DEFAULT true NOT NULL,
	"billing_address_id" integer,
	"billing_address" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text NOT NULL,
	"owner" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" integer,
	"attempt_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"units" jsonb NOT NULL,
	"content_key" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"url" text NOT NULL,
	"image" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"fitting_form" jsonb,
	"qty_ordered" integer NOT NULL,
	"qty_allocated" integer DEFAULT 0 NOT NULL,
	"qty_shipped" integer DEFAULT 0 NOT NULL,
	"qty_delivered" integer DEFAULT 0 NOT NULL,
	"qty_canceled" integer DEFAULT 0 NOT NULL,
	"qty_returned" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"retail" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"points" integer NOT NULL,
	"vat" integer NOT NULL,
	"promotion_id" integer,
	"dispatch_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"reference" text NOT NULL,
	"method_code" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"psp_reference" text,
	"redirect" text,
	"refusal" text,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"must_void" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"increment_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"quote_id" integer NOT NULL,
	"basket_version" integer NOT NULL,
	"customer_id" integer,
	"session_hash" text,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"country_id" text NOT NULL,
	"state" text NOT NULL,
	"payment_state" text NOT NULL,
	"dispatch_code" text NOT NULL,
	"carrier" text NOT NULL,
	"payment_code" text NOT NULL,
	"texts" jsonb NOT NULL,
	"vat_basis_points" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"points" integer NOT NULL,
	"delivery" integer NOT NULL,
	"delivery_discount" integer NOT NULL,
	"delivery_vat" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"saving" integer NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_increment_id_unique" UNIQUE("increment_id")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"quote_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_quote_id_variant_id_pk" PRIMARY KEY("quote_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_attempt_id_order_payments_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_payments_check" ON "order_payments" USING btree ("check_at") WHERE "order_payments"."check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote" ON "orders" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("updated_at") WHERE "orders"."state" in ('draft', 'pending_payment');--> statement-breakpoint
CREATE INDEX "stock_holds_variant" ON "stock_holds" USING btree ("variant_id","expires_at");--> statement-breakpoint
CREATE INDEX "stock_holds_expires" ON "stock_holds" USING btree ("expires_at");