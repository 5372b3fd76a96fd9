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
CREATE TABLE "captcha_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_used" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"cart_id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" integer,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_key" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"session_id" integer NOT NULL
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
CREATE TABLE "mail_outbox" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"lang" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb,
	"message_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"member_id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"mobile" jsonb NOT NULL,
	"birthday" date NOT NULL,
	"gender" text NOT NULL,
	"job_title" text,
	"company" jsonb,
	"portfolio" text,
	"statement" text,
	"standing" text DEFAULT 'none' NOT NULL,
	"staff_role" text,
	"lang" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_address" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"receiver" text,
	"mobile" jsonb,
	"country_code" text NOT NULL,
	"city" text NOT NULL,
	"township" text NOT NULL,
	"postal_code" text NOT NULL,
	"address" text NOT NULL,
	"remark" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_verification" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
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
	"is_popular" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artist_slug" ON "artist" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "artist_sort_en" ON "artist" USING btree ("sort_en","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hant" ON "artist" USING btree ("sort_hant","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hans" ON "artist" USING btree ("sort_hans","artist_id");--> statement-breakpoint
CREATE INDEX "captcha_used_expires" ON "captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_token" ON "cart" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_member" ON "cart" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "cart_key_cart" ON "cart_key" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_key_session" ON "cart_key" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_slug" ON "item" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "item_artist" ON "item" USING btree ("artist_id","online_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_updated" ON "item" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "size_item" ON "size" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "favorite_item" ON "favorite" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."status" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_address_member" ON "member_address" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_address_default" ON "member_address" USING btree ("member_id") WHERE "member_address"."is_default" and "member_address"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "email_verification_member" ON "email_verification" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_reset_member" ON "password_reset" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "throttle_since" ON "throttle" USING btree ("since");--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document_popular" ON "search_document" USING gin ("terms") WITH (fastupdate=false) WHERE "search_document"."is_popular";--> statement-breakpoint
CREATE INDEX "search_document_rank" ON "search_document" USING btree ("kind","is_popular" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"doc_id");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near") WITH (fastupdate=false);