ALTER TABLE "sales" ADD COLUMN "summary" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "banner_products" text[] DEFAULT '{}' NOT NULL;