CREATE TABLE "attribute_words" (
	"word" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"code" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"unit" text NOT NULL,
	"is_facet" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"author" text NOT NULL,
	"country_id" text NOT NULL,
	"rating" integer NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "bundle_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"bundle_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"url_path" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"size_guide" text,
	CONSTRAINT "categories_url_path_unique" UNIQUE("url_path")
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "category_products_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "colour_families" (
	"code" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"hex" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_attributes" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "option_attributes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"code" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"list" text NOT NULL,
	"amount" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" integer NOT NULL,
	"list" text NOT NULL,
	"retail" integer NOT NULL,
	"special" integer NOT NULL,
	"discount" integer GENERATED ALWAYS AS (case when retail > special and retail > 0 then ((retail::bigint - special) * 100) / retail else 0 end) STORED,
	CONSTRAINT "prices_product_id_list_pk" PRIMARY KEY("product_id","list")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" jsonb NOT NULL,
	"search_name" text NOT NULL,
	"search_body" text NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector((case locale when 'da_DK' then 'danish'::regconfig when 'de_DE' then 'german'::regconfig when 'de_AT' then 'german'::regconfig when 'es_ES' then 'spanish'::regconfig when 'fr_FR' then 'french'::regconfig when 'it_IT' then 'italian'::regconfig when 'sv_SE' then 'swedish'::regconfig else 'english'::regconfig end), search_name), 'A') || setweight(to_tsvector('simple', search_name), 'A') || setweight(to_tsvector((case locale when 'da_DK' then 'danish'::regconfig when 'de_DE' then 'german'::regconfig when 'de_AT' then 'german'::regconfig when 'es_ES' then 'spanish'::regconfig when 'fr_FR' then 'french'::regconfig when 'it_IT' then 'italian'::regconfig when 'sv_SE' then 'swedish'::regconfig else 'english'::regconfig end), search_body), 'C')) STORED,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"product_type" text NOT NULL,
	"bundle_kind" text,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"model" text NOT NULL,
	"audience" text NOT NULL,
	"facts" jsonb NOT NULL,
	"colour_families" text[] NOT NULL,
	"art_kind" text NOT NULL,
	"colours" jsonb NOT NULL,
	"strategy" integer DEFAULT 0 NOT NULL,
	"is_dropship" boolean DEFAULT false NOT NULL,
	"dispatch_days" integer DEFAULT 1 NOT NULL,
	"fitting_form" text,
	"sole_min_mm" integer,
	"sole_max_mm" integer,
	"popularity" integer NOT NULL,
	"recent_buyers" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "sale_categories" (
	"sale_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "sale_categories_sale_id_category_id_pk" PRIMARY KEY("sale_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "sale_products" (
	"sale_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "sale_products_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"brand_id" integer,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"banner_key" text NOT NULL,
	"banner_mood" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"groups" integer[],
	"store_kinds" text[],
	"strategy" integer DEFAULT 2 NOT NULL,
	"max_per_customer" integer,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sales_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sales_banner_key_unique" UNIQUE("banner_key")
);
--> statement-breakpoint
CREATE TABLE "variant_options" (
	"variant_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "variant_options_variant_id_attribute_id_pk" PRIMARY KEY("variant_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"variant_id" integer NOT NULL,
	"list" text NOT NULL,
	"retail" integer NOT NULL,
	"special" integer NOT NULL,
	CONSTRAINT "variant_prices_variant_id_list_pk" PRIMARY KEY("variant_id","list")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	"length_cm" integer,
	"colours" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"company" text,
	"street1" text NOT NULL,
	"street2" text,
	"city" text NOT NULL,
	"region" text,
	"postcode" text NOT NULL,
	"country_id" text NOT NULL,
	"telephone" text NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_line_parts" (
	"line_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "basket_line_parts_line_id_part_id_pk" PRIMARY KEY("line_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"basket_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"content_key" text NOT NULL,
	"fitting_form" jsonb,
	"qty" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"session_hash" text,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" serial PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"gender" integer,
	"country_id" text NOT NULL,
	"language" text NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"group_id" integer DEFAULT 1 NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" text,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	"consent" jsonb,
	"currency" text,
	"segment" text,
	"partners_name" text,
	"newsletter_action_taken" boolean DEFAULT false NOT NULL,
	"restrict_email_personalisation" boolean DEFAULT false NOT NULL,
	"restrict_site_personalisation" boolean DEFAULT false NOT NULL,
	"subscribe_abandoned_basket" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_referral_code_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"store_id" integer NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recently_viewed" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recently_viewed_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"identifier" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "cms_pages_identifier_locale_pk" PRIMARY KEY("identifier","locale")
);
--> statement-breakpoint
CREATE TABLE "header_texts" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "header_texts_key_locale_pk" PRIMARY KEY("key","locale")
);
--> statement-breakpoint
CREATE TABLE "navigation_menus" (
	"type" text NOT NULL,
	"store_kind" text NOT NULL,
	"locale" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "navigation_menus_type_store_kind_locale_pk" PRIMARY KEY("type","store_kind","locale")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"area" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "page_texts_area_locale_pk" PRIMARY KEY("area","locale")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"store_id" integer,
	"to_url" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_guides" (
	"code" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"how" jsonb NOT NULL,
	"units" text[] NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_blocks" (
	"identifier" text NOT NULL,
	"store_id" integer NOT NULL,
	"message" text NOT NULL,
	"link" jsonb,
	CONSTRAINT "static_blocks_identifier_store_id_pk" PRIMARY KEY("identifier","store_id")
);
--> statement-breakpoint
CREATE TABLE "store_overrides" (
	"store_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "store_overrides_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"customer_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"folded" text NOT NULL,
	"term" text NOT NULL,
	"results_count" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_searches_customer_id_store_id_folded_pk" PRIMARY KEY("customer_id","store_id","folded")
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"locale" text,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"store_id" integer NOT NULL,
	"folded" text NOT NULL,
	"searches" integer NOT NULL,
	"results_count" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_terms_store_id_folded_pk" PRIMARY KEY("store_id","folded")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"category_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_words_locale_word_category_id_pk" PRIMARY KEY("locale","word","category_id")
);
--> statement-breakpoint
ALTER TABLE "brand_reviews" ADD CONSTRAINT "brand_reviews_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_attribute_id_option_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."option_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_categories" ADD CONSTRAINT "sale_categories_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_categories" ADD CONSTRAINT "sale_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_options" ADD CONSTRAINT "variant_options_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_options" ADD CONSTRAINT "variant_options_attribute_id_option_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."option_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_options" ADD CONSTRAINT "variant_options_value_id_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."option_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line_parts" ADD CONSTRAINT "basket_line_parts_line_id_basket_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."basket_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line_parts" ADD CONSTRAINT "basket_line_parts_part_id_bundle_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."bundle_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line_parts" ADD CONSTRAINT "basket_line_parts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_reviews_brand" ON "brand_reviews" USING btree ("brand_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "brands_search_name_trgm" ON "brands" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bundle_parts_bundle" ON "bundle_parts" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "bundle_parts_product" ON "bundle_parts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "category_products_product" ON "category_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "option_values_attribute" ON "option_values" USING btree ("attribute_id","code");--> statement-breakpoint
CREATE INDEX "price_history_product" ON "price_history" USING btree ("product_id","list","valid_from");--> statement-breakpoint
CREATE INDEX "product_texts_document" ON "product_texts" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_texts_search_name_trgm" ON "product_texts" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_popularity" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_released" ON "products" USING btree ("released_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sale_categories_category" ON "sale_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "sale_products_product" ON "sale_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sales_running" ON "sales" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_in_stock" ON "variants" USING btree ("product_id") WHERE "variants"."stock" > 0;--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_lines_content" ON "basket_lines" USING btree ("basket_id","content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_customer" ON "baskets" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_session" ON "baskets" USING btree ("store_id","session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_website_email" ON "customers" USING btree ("website_id","email");--> statement-breakpoint
CREATE INDEX "mailed_tokens_customer" ON "mailed_tokens" USING btree ("customer_id","purpose");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "recently_viewed_latest" ON "recently_viewed" USING btree ("customer_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_subject" ON "sign_in_attempts" USING btree ("subject","attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from_path",coalesce("store_id", 0));--> statement-breakpoint
CREATE INDEX "recent_searches_latest" ON "recent_searches" USING btree ("customer_id","store_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_redirects_term" ON "search_redirects" USING btree ("term",coalesce("locale", ''));--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("locale","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);