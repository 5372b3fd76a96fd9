CREATE TABLE "artist" (
	"artist_id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"born" integer,
	"place" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"sort_en" text NOT NULL,
	"sort_hant" text NOT NULL,
	"sort_hans" text NOT NULL,
	"works" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artist_works" CHECK ("artist"."works" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"cart_id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" integer,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"frame_id" integer NOT NULL,
	"nums" smallint NOT NULL,
	"price" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "cart_line_cart_id_item_id_size_id_frame_id_pk" PRIMARY KEY("cart_id","item_id","size_id","frame_id"),
	CONSTRAINT "cart_line_nums" CHECK ("cart_line"."nums" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame" (
	"frame_id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"material" text NOT NULL,
	"face_mm" integer NOT NULL,
	"rebate_mm" integer NOT NULL,
	"depth_mm" integer NOT NULL,
	"profile" text NOT NULL,
	"mat" jsonb,
	"glazing" text NOT NULL,
	"price" jsonb NOT NULL,
	"weight_g_per_cm" integer NOT NULL,
	"max_perimeter_cm" integer NOT NULL,
	"position" smallint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"item_id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"artist_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"year" smallint NOT NULL,
	"category" text NOT NULL,
	"subjects" text[] NOT NULL,
	"picture_hash" text,
	"original_w_px" integer NOT NULL,
	"original_h_px" integer NOT NULL,
	"orientation" text NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"sale_mode" text NOT NULL,
	"exhibition_where" jsonb,
	"edition_size" integer,
	"edition_sold" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"online_at" timestamp with time zone,
	"price_from_ntd" integer NOT NULL,
	"price_from_usd" integer NOT NULL,
	"min_outer_w_mm" integer NOT NULL,
	"min_outer_h_mm" integer NOT NULL,
	"size_bands" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"collectors" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_edition" CHECK ("item"."edition_sold" >= 0 and ("item"."edition_size" is null or "item"."edition_sold" <= "item"."edition_size")),
	CONSTRAINT "item_sale" CHECK (("item"."sale_mode" = 'edition') = ("item"."edition_size" is not null)),
	CONSTRAINT "item_stage" CHECK (("item"."status" = 'offline') = ("item"."stage" is not null))
);
--> statement-breakpoint
CREATE TABLE "item_view" (
	"item_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" bigint NOT NULL,
	CONSTRAINT "item_view_day_item_id_visitor_pk" PRIMARY KEY("day","item_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "size" (
	"size_id" serial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"w_mm" integer NOT NULL,
	"h_mm" integer NOT NULL,
	"price" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "size_extent" CHECK ("size"."w_mm" > 0 and "size"."h_mm" > 0)
);
--> statement-breakpoint
CREATE TABLE "view_key" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"cart_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"price_then" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_cart_id_item_id_pk" PRIMARY KEY("cart_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"ground" text NOT NULL,
	"palette" jsonb NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"doc_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"terms" "tsvector" NOT NULL,
	"rank" real NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_document_kind_doc_id_pk" PRIMARY KEY("kind","doc_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"near" text[] NOT NULL,
	"item" integer NOT NULL,
	"item_title" integer NOT NULL,
	"artist" integer NOT NULL,
	"artist_title" integer NOT NULL,
	"article" integer NOT NULL,
	"article_title" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "artist_slug" ON "artist" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "artist_sort_en" ON "artist" USING btree ("sort_en","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hant" ON "artist" USING btree ("sort_hant","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hans" ON "artist" USING btree ("sort_hans","artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_token" ON "cart" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "item_slug" ON "item" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "item_artist" ON "item" USING btree ("artist_id","online_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_updated" ON "item" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "size_item" ON "size" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "favorite_item" ON "favorite" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_document_rank" ON "search_document" USING btree ("kind","rank" DESC NULLS FIRST,"doc_id");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near");