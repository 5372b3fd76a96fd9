CREATE TABLE "shop_page" (
	"page" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
