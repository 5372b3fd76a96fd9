CREATE TABLE "representation_proposal" (
	"proposal_id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"since" date NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "representation" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "representation_proposal" ADD CONSTRAINT "representation_proposal_artist_id_artist_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("artist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representation_proposal_open" ON "representation_proposal" USING btree ("gallery_id","artist_id") WHERE "representation_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "representation_proposal_queue" ON "representation_proposal" USING btree ("proposal_id") WHERE "representation_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "representation_proposal_artist" ON "representation_proposal" USING btree ("artist_id");
--> statement-breakpoint
-- No day of an artist belongs to two galleries. Until now a later period won; so it does in what there is.
DELETE FROM "representation" AS earlier USING "representation" AS later WHERE later."artist_id" = earlier."artist_id" AND later."since" = earlier."since" AND later."representation_id" > earlier."representation_id";--> statement-breakpoint
UPDATE "representation" AS earlier SET "until" = (SELECT min(later."since") FROM "representation" AS later WHERE later."artist_id" = earlier."artist_id" AND later."since" > earlier."since") WHERE EXISTS (SELECT 1 FROM "representation" AS later WHERE later."artist_id" = earlier."artist_id" AND later."since" > earlier."since" AND (earlier."until" IS NULL OR later."since" < earlier."until"));--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_apart" EXCLUDE USING gist (int4range("artist_id", "artist_id", '[]') WITH &&, daterange("since", "until") WITH &&);
