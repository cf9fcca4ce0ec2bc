ALTER TABLE "stock_holds" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "holder_key" text;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "holder_site" text;--> statement-breakpoint
-- Holds of the former release end by themselves within half an hour, and count for no holder.
UPDATE "stock_holds" SET "ends_at" = "expires_at", "holder_key" = '';--> statement-breakpoint
ALTER TABLE "stock_holds" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ALTER COLUMN "holder_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_holds_holder" ON "stock_holds" USING btree ("holder_key");--> statement-breakpoint
CREATE INDEX "stock_holds_site" ON "stock_holds" USING btree ("holder_site") WHERE "stock_holds"."holder_site" is not null;
