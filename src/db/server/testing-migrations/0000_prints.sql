CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "test_prints" (
	"id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"title" text NOT NULL UNIQUE,
	"nums" integer DEFAULT 0 NOT NULL
);
