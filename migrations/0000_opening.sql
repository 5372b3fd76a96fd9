CREATE TABLE "application" (
	"application_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"portfolio" text NOT NULL,
	"statement" text NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"actor_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "edition_free" (
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "edition_free_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"cart_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"price_then" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
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
CREATE TABLE "member_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "oauth_handoff" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"redirect" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_pending" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect" text NOT NULL,
	"is_link" boolean NOT NULL,
	"is_again" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verification" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"email" text NOT NULL,
	"replaces" text,
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
CREATE TABLE "attachment" (
	"attachment_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"message_id" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"thread_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"post_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"thread_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"subject" text NOT NULL,
	"order_code" text,
	"item_id" integer,
	"application_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_by" text NOT NULL,
	"member_unread" integer DEFAULT 0 NOT NULL,
	"shop_unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_about" CHECK (num_nonnulls("thread"."order_code", "thread"."item_id", "thread"."application_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "order_idempotency" (
	"member_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_idempotency_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"payment_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"paytype" text NOT NULL,
	"amount" integer NOT NULL,
	"kept" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"member_id" integer,
	CONSTRAINT "order_payment_amount" CHECK ("order_payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"refund_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"why" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"member_id" integer,
	"reference" text,
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"return_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_transfer" (
	"transfer_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"digits" text NOT NULL,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_transfer_digits" CHECK ("order_transfer"."digits" ~ '^[0-9]{4,5}$'),
	CONSTRAINT "order_transfer_amount" CHECK ("order_transfer"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"member_id" integer,
	"what" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"line_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"frame_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"artist" jsonb NOT NULL,
	"picture_hash" text,
	"size" jsonb NOT NULL,
	"outer" jsonb NOT NULL,
	"frame" jsonb NOT NULL,
	"weight_g" integer NOT NULL,
	"custom" boolean NOT NULL,
	"unit_price" integer NOT NULL,
	"nums" smallint NOT NULL,
	"line_total" integer NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"edition_numbers" integer[] DEFAULT '{}' NOT NULL,
	"returned" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_sum" CHECK ("order_line"."unit_price" * "order_line"."nums" = "order_line"."line_total"),
	CONSTRAINT "order_line_tax" CHECK ("order_line"."net" + "order_line"."tax" = "order_line"."line_total"),
	CONSTRAINT "order_line_nums" CHECK ("order_line"."nums" between 1 and 99 and "order_line"."returned" between 0 and "order_line"."nums")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"order_id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_id" integer NOT NULL,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"paytype" text NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"freight_stage" text DEFAULT 'none' NOT NULL,
	"cancellation" text DEFAULT 'none' NOT NULL,
	"return_status" text DEFAULT 'none' NOT NULL,
	"subtotal" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"receiver" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"remark" text,
	"agree" jsonb NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"generate_at" timestamp with time zone,
	"production_at" timestamp with time zone,
	"complete_at" timestamp with time zone,
	"delivery_at" timestamp with time zone,
	"arrival_at" timestamp with time zone,
	"carrier" text,
	"tracking" text,
	"cancel_reason" text,
	"cancel_answer" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_order_sum" CHECK ("shop_order"."subtotal" + "shop_order"."shipping_fee" = "shop_order"."total"),
	CONSTRAINT "shop_order_tax" CHECK ("shop_order"."net" + "shop_order"."tax" = "shop_order"."total"),
	CONSTRAINT "shop_order_amounts" CHECK ("shop_order"."subtotal" > 0 and "shop_order"."shipping_fee" >= 0 and "shop_order"."tax" >= 0 and "shop_order"."refund_due" >= 0),
	CONSTRAINT "shop_order_stopped" CHECK ("shop_order"."cancellation" <> 'accepted' or "shop_order"."freight_stage" in ('none', 'preparing', 'complete'))
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
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_handoff" ADD CONSTRAINT "oauth_handoff_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_link" ADD CONSTRAINT "oauth_link_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_message_id_message_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_payment_id_order_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transfer" ADD CONSTRAINT "order_transfer_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_member" ON "application" USING btree ("member_id") WHERE "application"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "application_of_member" ON "application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "application_queue" ON "application" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "oauth_handoff_created" ON "oauth_handoff" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_link_member" ON "oauth_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "oauth_pending_created" ON "oauth_pending" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_state_created" ON "oauth_state" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_verification_member" ON "email_verification" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_reset_member" ON "password_reset" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "throttle_since" ON "throttle" USING btree ("since");--> statement-breakpoint
CREATE INDEX "attachment_member" ON "attachment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attachment_message" ON "attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachment_loose" ON "attachment" USING btree ("created_at") WHERE "attachment"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_thread" ON "message" USING btree ("thread_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_post_key" ON "message" USING btree ("author_id","post_key");--> statement-breakpoint
CREATE INDEX "thread_member" ON "thread" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "thread_last" ON "thread" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_application" ON "thread" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "order_idempotency_request" ON "order_idempotency" USING btree ("member_id","request_hash");--> statement-breakpoint
CREATE INDEX "order_idempotency_created" ON "order_idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_payment_order" ON "order_payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_kept" ON "order_payment" USING btree ("order_id") WHERE "order_payment"."kept";--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_payment" ON "order_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_open" ON "order_return" USING btree ("order_id") WHERE "order_return"."status" in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "order_transfer_order" ON "order_transfer" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_order" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_item" ON "order_line" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_code" ON "shop_order" USING btree ("code");--> statement-breakpoint
CREATE INDEX "shop_order_latest" ON "shop_order" USING btree ("member_id","created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_pay_by" ON "shop_order" USING btree ("pay_by") WHERE "shop_order"."payment_status" in ('unpaid', 'failed') and "shop_order"."cancellation" <> 'accepted';--> statement-breakpoint
CREATE INDEX "shop_order_reported" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."payment_status" = 'reported';--> statement-breakpoint
CREATE INDEX "shop_order_making" ON "shop_order" USING btree ("generate_at") WHERE "shop_order"."freight_stage" in ('preparing', 'complete');--> statement-breakpoint
CREATE INDEX "shop_order_under_way" ON "shop_order" USING btree ("delivery_at") WHERE "shop_order"."freight_stage" = 'shipped';--> statement-breakpoint
CREATE INDEX "shop_order_stop" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."cancellation" = 'requested';--> statement-breakpoint
CREATE INDEX "shop_order_back" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."return_status" in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "shop_order_owed" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."refund_due" > 0;--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document_popular" ON "search_document" USING gin ("terms") WITH (fastupdate=false) WHERE "search_document"."is_popular";--> statement-breakpoint
CREATE INDEX "search_document_rank" ON "search_document" USING btree ("kind","is_popular" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"doc_id");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near") WITH (fastupdate=false);