CREATE TABLE "brand_interests" (
	"customer_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	CONSTRAINT "brand_interests_customer_id_brand_id_pk" PRIMARY KEY("customer_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "brand_interests" ADD CONSTRAINT "brand_interests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_interests" ADD CONSTRAINT "brand_interests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_interests_brand" ON "brand_interests" USING btree ("brand_id");