CREATE TABLE "opening_check" (
	"step" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_opening" (
	"opening_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	"reason" text,
	"opens_on" date,
	"sentence" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	CONSTRAINT "shop_opening_one" CHECK ("shop_opening"."opening_id" = 1),
	CONSTRAINT "shop_opening_state" CHECK ("shop_opening"."state" in ('closed', 'open')),
	CONSTRAINT "shop_opening_link" CHECK (("shop_opening"."link_hash" is null) = ("shop_opening"."link_expires_at" is null))
);
--> statement-breakpoint
-- A real shop that has neither a work on sale nor an order has not opened yet.
INSERT INTO "shop_opening" ("state")
SELECT 'closed' FROM "shop_mark" WHERE "kind" = 'real'
	AND NOT EXISTS (SELECT 1 FROM "item" WHERE "status" = 'online')
	AND NOT EXISTS (SELECT 1 FROM "shop_order");
