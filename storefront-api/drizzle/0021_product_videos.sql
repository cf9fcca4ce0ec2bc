ALTER TABLE "products" ADD COLUMN "video" jsonb;--> statement-breakpoint
CREATE INDEX "products_video" ON "products" USING btree (("video" ->> 'key')) WHERE "products"."video" is not null;