CREATE TABLE "test_visits" ("seen_at" timestamp with time zone DEFAULT now() NOT NULL);
--> statement-breakpoint
INSERT INTO "test_visits" DEFAULT VALUES;
