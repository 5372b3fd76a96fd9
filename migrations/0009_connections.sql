CREATE TABLE "shop_connection" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"version" integer NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "shop_connection_version" CHECK ("shop_connection"."version" > 0)
);
