CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"version" text NOT NULL,
	"accepted_functional" boolean NOT NULL,
	"accepted_advertising" boolean NOT NULL,
	"rejected_by_browser" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_wordings" (
	"store_id" integer NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"wording" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"iframes" jsonb NOT NULL,
	CONSTRAINT "consent_wordings_store_id_version_pk" PRIMARY KEY("store_id","version")
);
--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_wording" FOREIGN KEY ("store_id","version") REFERENCES "public"."consent_wordings"("store_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_customer" ON "consent_records" USING btree ("customer_id","given_at");--> statement-breakpoint
CREATE INDEX "consent_records_given" ON "consent_records" USING btree ("given_at");