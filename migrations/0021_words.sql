CREATE TABLE "faq_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"question" jsonb,
	"answer" jsonb,
	"place" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_draft" (
	"page" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"page" text NOT NULL,
	"version" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" integer NOT NULL,
	CONSTRAINT "page_version_page_version_pk" PRIMARY KEY("page","version")
);
--> statement-breakpoint
-- Written by hand: what orders have agreed to stays as it was.
CREATE FUNCTION page_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_version_stays BEFORE UPDATE OR DELETE ON "page_version" FOR EACH ROW EXECUTE FUNCTION page_version_stays();
