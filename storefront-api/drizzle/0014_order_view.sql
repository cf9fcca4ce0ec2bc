CREATE TABLE "stored_card_erasures" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bundle_kind" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "warehouse" text DEFAULT 'warehouse' NOT NULL;--> statement-breakpoint
CREATE INDEX "stored_card_erasures_due" ON "stored_card_erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "order_items_fitting" ON "order_items" USING btree ("order_id") WHERE "order_items"."fitting_form" is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");