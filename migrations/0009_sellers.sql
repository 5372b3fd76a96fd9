CREATE TABLE "representation" (
	"representation_id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"since" date NOT NULL,
	"until" date,
	CONSTRAINT "representation_days" CHECK ("representation"."until" is null or "representation"."until" > "representation"."since")
);
--> statement-breakpoint
CREATE TABLE "share_entry" (
	"entry_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"refund_id" integer,
	"code" text NOT NULL,
	"item_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"gallery_id" integer,
	"title" jsonb NOT NULL,
	"artist" jsonb NOT NULL,
	"size" jsonb NOT NULL,
	"frame" jsonb NOT NULL,
	"country" text NOT NULL,
	"nums" smallint NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	"net" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "share_entry_kind" CHECK (("share_entry"."kind" = 'refund') = ("share_entry"."refund_id" is not null)),
	CONSTRAINT "share_entry_sign" CHECK (case "share_entry"."kind" when 'sale' then "share_entry"."gross" > 0 and "share_entry"."net" > 0 and "share_entry"."amount" >= 0 and "share_entry"."nums" > 0
        else "share_entry"."gross" <= 0 and "share_entry"."net" <= 0 and "share_entry"."amount" <= 0 and "share_entry"."nums" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "share_rate" (
	"rate_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"since" date NOT NULL,
	"member_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_rate_bp" CHECK ("share_rate"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_artist_id_artist_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("artist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representation_now" ON "representation" USING btree ("artist_id") WHERE "representation"."until" is null;--> statement-breakpoint
CREATE INDEX "representation_gallery" ON "representation" USING btree ("gallery_id","artist_id");--> statement-breakpoint
CREATE INDEX "representation_artist" ON "representation" USING btree ("artist_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "share_entry_sale" ON "share_entry" USING btree ("line_id") WHERE "share_entry"."kind" = 'sale';--> statement-breakpoint
CREATE UNIQUE INDEX "share_entry_refund" ON "share_entry" USING btree ("refund_id","line_id") WHERE "share_entry"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "share_entry_artist" ON "share_entry" USING btree ("artist_id","day","entry_id") WHERE "share_entry"."gallery_id" is null;--> statement-breakpoint
CREATE INDEX "share_entry_gallery" ON "share_entry" USING btree ("gallery_id","day","entry_id");--> statement-breakpoint
CREATE INDEX "share_entry_order" ON "share_entry" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_rate_since" ON "share_rate" USING btree ("kind","since");--> statement-breakpoint
CREATE UNIQUE INDEX "artist_member" ON "artist" USING btree ("member_id");--> statement-breakpoint
CREATE FUNCTION share_ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the ledger of shares is only ever added to'; END $$;--> statement-breakpoint
CREATE TRIGGER share_entry_stays BEFORE UPDATE OR DELETE ON "share_entry" FOR EACH ROW EXECUTE FUNCTION share_ledger_stays();--> statement-breakpoint
CREATE TRIGGER share_rate_stays BEFORE UPDATE OR DELETE ON "share_rate" FOR EACH ROW EXECUTE FUNCTION share_ledger_stays();--> statement-breakpoint
INSERT INTO "share_rate" ("kind", "rate_bp", "since") VALUES ('artist', 3000, '2000-01-01'), ('gallery', 4000, '2000-01-01');
