CREATE TABLE "price_lists" (
	"code" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"groups" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"words" text[] NOT NULL,
	"is_one_way" boolean NOT NULL,
	CONSTRAINT "search_synonyms_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_pictures" ON "products" USING gin ("pictures" jsonb_path_ops) WHERE "products"."pictures" <> '[]';--> statement-breakpoint
CREATE INDEX "variants_pictures" ON "variants" USING gin ("pictures" jsonb_path_ops) WHERE "variants"."pictures" <> '[]';