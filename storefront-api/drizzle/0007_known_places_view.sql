-- Processes of the release before 0006 use the former name during a rolling update. A later release drops the view.
CREATE VIEW "known_places" AS SELECT "subject" AS "place", "used_at" FROM "known_networks";
