CREATE TABLE "frame_reckoning" (
	"reckoning_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "item_updated";--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "sort_as" jsonb;--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "portrait_hash" text;--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "portrait_alt" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "frame" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "frame" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "artist_words" ON "artist" USING gin (to_tsvector('simple', ("name" ->> 'en') || ' ' || ("name" ->> 'zh-Hant') || ' ' || ("name" ->> 'zh-Hans')));--> statement-breakpoint
CREATE INDEX "artist_hidden" ON "artist" USING btree ("artist_id") WHERE "artist"."hidden";--> statement-breakpoint
CREATE INDEX "item_sale_id" ON "item" USING btree ("sale_mode","item_id");--> statement-breakpoint
CREATE INDEX "order_line_frame" ON "order_line" USING btree ("frame_id");--> statement-breakpoint
CREATE INDEX "item_updated" ON "item" USING btree ("updated_at","item_id");