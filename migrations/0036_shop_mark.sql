CREATE TABLE "shop_mark" (
	"mark_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_mark_one" CHECK ("shop_mark"."mark_id" = 1),
	CONSTRAINT "shop_mark_kind" CHECK ("shop_mark"."kind" in ('demo', 'real'))
);
--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "birthday" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_row" ADD COLUMN "words_hash" text;--> statement-breakpoint
-- What the shop invented for staff who were never asked is removed; their pages ask for it.
UPDATE "member" SET "birthday" = NULL, "gender" = NULL WHERE "birthday" = '1900-01-01';--> statement-breakpoint
UPDATE "member" SET "birthday" = NULL, "gender" = NULL, "mobile" = '{"code": "", "number": ""}'
	WHERE "birthday" = '1990-05-17' AND "gender" = 'neutral' AND "mobile" = '{"code": "886", "number": "912345678"}'::jsonb
	AND "email" NOT LIKE '%@demo.example';
