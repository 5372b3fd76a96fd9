CREATE TABLE "article" (
	"article_id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"cover_item_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"blocks" jsonb NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "article_slug" ON "article" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "article_named" ON "article" USING gin ("blocks" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "article_latest" ON "article" USING btree ("published_at" DESC NULLS LAST,"article_id" DESC NULLS LAST) WHERE "article"."status" = 'published';