CREATE TABLE "bulk_change" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"which" jsonb,
	"how" jsonb,
	"prices" integer NOT NULL,
	"texts" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);
--> statement-breakpoint
CREATE TABLE "bulk_change_line" (
	"change_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_change_line_change_id_subject_subject_id_pk" PRIMARY KEY("change_id","subject","subject_id")
);
--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bulk_change_at" ON "bulk_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "item_words" ON "item" USING gin (to_tsvector('simple', ("title" ->> 'en') || ' ' || ("title" ->> 'zh-Hant') || ' ' || ("title" ->> 'zh-Hans')));--> statement-breakpoint
CREATE INDEX "item_title" ON "item" USING btree (("title" ->> 'en'),"item_id");--> statement-breakpoint
CREATE INDEX "item_stage_id" ON "item" USING btree ("stage","item_id");--> statement-breakpoint
CREATE INDEX "item_category_id" ON "item" USING btree ("category","item_id");