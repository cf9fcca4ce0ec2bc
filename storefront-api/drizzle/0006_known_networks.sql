ALTER TABLE "known_places" RENAME TO "known_networks";--> statement-breakpoint
ALTER TABLE "known_networks" RENAME COLUMN "place" TO "subject";--> statement-breakpoint
ALTER INDEX "known_places_pkey" RENAME TO "known_networks_pkey";--> statement-breakpoint
ALTER INDEX "known_places_used" RENAME TO "known_networks_used";
