CREATE TABLE "brand_picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" jsonb,
	"transparent" boolean NOT NULL,
	"on_light" real NOT NULL,
	"on_dark" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_picture_use" CHECK ("brand_picture"."use" in ('logo', 'icon'))
);
