CREATE TABLE "known_places" (
	"place" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_places_used" ON "known_places" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_attempted" ON "sign_in_attempts" USING btree ("attempted_at");