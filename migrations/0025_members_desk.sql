CREATE TABLE "data_request" (
	"request_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"received_on" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"registered_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"note_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "side" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "desk" text DEFAULT 'messages' NOT NULL;--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
CREATE INDEX "data_request_member" ON "data_request" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE INDEX "data_request_due" ON "data_request" USING btree ("due_at","request_id") WHERE "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_request_closed" ON "data_request" USING btree ("request_id") WHERE "data_request"."state" <> 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_once" ON "data_request" USING btree ("member_id","kind") WHERE "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "member_note_member" ON "member_note" USING btree ("member_id","note_id");--> statement-breakpoint
CREATE INDEX "member_name" ON "member" USING btree ("lastname","firstname","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_type" ON "member" USING btree ("type","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_standing" ON "member" USING btree ("standing","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_unproved" ON "member" USING btree ("member_id") WHERE "member"."deleted_at" is null and "member"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "thread_waiting" ON "thread" USING btree ("desk","waiting_since","thread_id") WHERE "thread"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "thread_rest" ON "thread" USING btree ("desk","last_at","thread_id") WHERE "thread"."waiting_since" is null;
--> statement-breakpoint
-- Written by hand: what members are found by, each part on a line of its own, as pairs of neighbouring characters. Chinese
-- characters stand alone as well, because a family name is one.
CREATE FUNCTION member_words(email text, firstname text, lastname text, company jsonb, mobile jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(email || E'\n' || firstname || ' ' || lastname || E'\n' || lastname || firstname || E'\n' || lastname || ' ' || firstname
    || E'\n' || coalesce(company ->> 'name', '') || E'\n' || coalesce(mobile ->> 'code', '') || ltrim(coalesce(mobile ->> 'number', ''), '0'))
$$;
--> statement-breakpoint
CREATE FUNCTION pairs_of(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  signs text[] := string_to_array(words, NULL);
  last int := coalesce(cardinality(signs), 0);
  pairs text[] := '{}';
BEGIN
  FOR at IN 1 .. last LOOP
    IF ascii(signs[at]) > 127 THEN
      pairs := array_append(pairs, signs[at]);
    END IF;
    IF at < last THEN
      pairs := array_append(pairs, signs[at] || signs[at + 1]);
    END IF;
  END LOOP;
  RETURN pairs;
END $$;
--> statement-breakpoint
CREATE INDEX "member_pairs" ON "member" USING gin (pairs_of(member_words("email", "firstname", "lastname", "company", "mobile"))) WHERE "deleted_at" is null;
--> statement-breakpoint
-- Which desk answers a conversation, and since when its member waits, of those that were there before.
UPDATE "thread" SET "desk" = 'applications' WHERE "application_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "thread" SET "desk" = 'enquiries' WHERE "thread_id" IN (SELECT "thread_id" FROM "enquiry" WHERE "thread_id" IS NOT NULL);
--> statement-breakpoint
UPDATE "thread" SET "waiting_since" = coalesce((SELECT min("created_at") FROM "message" AS asked WHERE asked."thread_id" = "thread"."thread_id"
  AND asked."side" = 'member' AND asked."message_id" > coalesce((SELECT max("message_id") FROM "message" AS answered
    WHERE answered."thread_id" = "thread"."thread_id" AND answered."side" = 'shop'), 0)), "last_at") WHERE "last_by" = 'member';
