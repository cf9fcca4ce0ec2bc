CREATE TABLE "pending_additions" (
	"token_hash" text NOT NULL,
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"addition" jsonb NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_additions_token_hash_product_id_pk" PRIMARY KEY("token_hash","product_id")
);
--> statement-breakpoint
ALTER TABLE "pending_additions" ADD CONSTRAINT "pending_additions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_additions_address" ON "pending_additions" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "pending_additions_expires" ON "pending_additions" USING btree ("expires_at");