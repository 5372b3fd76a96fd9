-- The schema as of 0.2.0. drizzle-kit wrote the tables, foreign keys and most indexes from the *.tables.ts files. It knows no
-- functions, triggers, exclusion constraints or rows: those are written by hand, here before the tables and at the end of the file.

-- Search in the back office: the text that a row is found by, one part per line, and its pairs of neighbouring characters. Chinese
-- characters are also indexed alone, because a family name is often one character.
CREATE FUNCTION pairs_of(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  signs text[] := string_to_array(words, NULL);
  last int := coalesce(cardinality(signs), 0);
  pairs text[] := '{}';
BEGIN
  FOR at IN 1 .. last LOOP
    IF ascii(signs[at]) > 127 THEN
      pairs := array_append(pairs, signs[at]);
    END IF;
    IF at < last THEN
      pairs := array_append(pairs, signs[at] || signs[at + 1]);
    END IF;
  END LOOP;
  RETURN pairs;
END $$;
--> statement-breakpoint
CREATE FUNCTION text_words(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(texts ->> 'en', '') || E'\n' || coalesce(texts ->> 'zh-Hant', '') || E'\n' || coalesce(texts ->> 'zh-Hans', ''))
$$;
--> statement-breakpoint
CREATE FUNCTION change_words(subject_id text, before jsonb, after jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(E'\n' || subject_id || E'\n' || coalesce((
    SELECT string_agg((fact #>> '{}') || E'\n', '')
    FROM (SELECT jsonb_path_query(before, 'strict $.**') UNION ALL SELECT jsonb_path_query(after, 'strict $.**')) AS facts(fact)
    WHERE jsonb_typeof(fact) IN ('string', 'number')), ''))
$$;
--> statement-breakpoint
CREATE FUNCTION member_words(email text, firstname text, lastname text, company jsonb, mobile jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(email || E'\n' || firstname || ' ' || lastname || E'\n' || lastname || firstname || E'\n' || lastname || ' ' || firstname
    || E'\n' || coalesce(company ->> 'name', '') || E'\n' || coalesce(mobile ->> 'code', '') || ltrim(coalesce(mobile ->> 'number', ''), '0'))
$$;
--> statement-breakpoint
CREATE FUNCTION article_words(slug text, title jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(slug || E'\n' || coalesce(title ->> 'en', '') || E'\n' || coalesce(title ->> 'zh-Hant', '') || E'\n' || coalesce(title ->> 'zh-Hans', ''))
$$;
--> statement-breakpoint
CREATE FUNCTION order_pairs(code text, tracking text, receiver jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part text;
  pairs text[] := '{}';
BEGIN
  FOREACH part IN ARRAY ARRAY[code, coalesce(tracking, ''), coalesce(receiver ->> 'name', ''), coalesce(receiver ->> 'email', ''), coalesce(receiver ->> 'phone', '')] LOOP
    FOR at IN 1 .. length(part) - 1 LOOP
      pairs := pairs || lower(substr(part, at, 2));
    END LOOP;
  END LOOP;
  RETURN pairs;
END $$;
--> statement-breakpoint
CREATE TABLE "staff_change" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_job" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text,
	"lease_until" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_health" (
	"name" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"well_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_request" (
	"request_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"received_on" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"registered_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"note_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "application_check" (
	"application_id" integer NOT NULL,
	"point" text NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_check_application_id_point_pk" PRIMARY KEY("application_id","point")
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
CREATE TABLE "article" (
	"article_id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"cover_item_id" integer,
	"cover_hash" text,
	"cover_alt" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"blocks" jsonb NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist" (
	"artist_id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" integer,
	"name" jsonb NOT NULL,
	"born" integer,
	"place" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"sort_en" text NOT NULL,
	"sort_hant" text NOT NULL,
	"sort_hans" text NOT NULL,
	"sort_as" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"portrait_hash" text,
	"portrait_alt" jsonb,
	"works" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artist_works" CHECK ("artist"."works" >= 0)
);
--> statement-breakpoint
CREATE TABLE "representation" (
	"representation_id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"by_staff" boolean DEFAULT false NOT NULL,
	CONSTRAINT "representation_days" CHECK ("representation"."until" is null or "representation"."until" > "representation"."since")
);
--> statement-breakpoint
CREATE TABLE "representation_proposal" (
	"proposal_id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"since" date NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "bulk_change" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"which" jsonb,
	"how" jsonb,
	"prices" integer NOT NULL,
	"texts" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);
--> statement-breakpoint
CREATE TABLE "bulk_change_line" (
	"change_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_change_line_change_id_subject_subject_id_pk" PRIMARY KEY("change_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "former_picture" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"picture_hash" text NOT NULL,
	"original_w_px" integer NOT NULL,
	"original_h_px" integer NOT NULL,
	"colours" text[] NOT NULL,
	"master_id" text,
	"crop" jsonb,
	"replaced_by" text NOT NULL,
	"offered_before" jsonb NOT NULL,
	"offered_after" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
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
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame_reckoning" (
	"reckoning_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL
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
	"paused_by" text,
	"online_at" timestamp with time zone,
	"price_from_ntd" integer NOT NULL,
	"price_from_usd" integer NOT NULL,
	"price_to_ntd" integer NOT NULL,
	"price_to_usd" integer NOT NULL,
	"min_outer_w_mm" integer NOT NULL,
	"min_outer_h_mm" integer NOT NULL,
	"size_bands" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"collectors" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "exhibition_store" (
	"store_id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text NOT NULL,
	"map_url" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_store" (
	"item_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "item_store_item_id_store_id_pk" PRIMARY KEY("item_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "canned_answer" (
	"canned_id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"enquiry_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" jsonb NOT NULL,
	"company_name" text,
	"company_phone" text,
	"contents" text NOT NULL,
	"member_id" integer,
	"thread_id" integer,
	"assigned_to" integer,
	"post_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry_answer" (
	"answer_id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"post_key" text,
	"files_hash" text,
	"files_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_row" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words_hash" text,
	CONSTRAINT "demo_row_kind_id_pk" PRIMARY KEY("kind","id")
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
CREATE TABLE "home_choice" (
	"home_id" smallint PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"retried_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unproved_address" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"birthday" date,
	"gender" text,
	"job_title" text,
	"company" jsonb,
	"portfolio" text,
	"statement" text,
	"standing" text DEFAULT 'none' NOT NULL,
	"staff_role" text,
	"staff_version" integer DEFAULT 0 NOT NULL,
	"second_factor_at" timestamp with time zone,
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
CREATE TABLE "passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"member_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"device" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"challenge" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_secret" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "staff_invitation" (
	"invitation_id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"lang" text NOT NULL,
	"staff_role" text NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"line_id" serial PRIMARY KEY NOT NULL,
	"statement_id" integer NOT NULL,
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'TWD' NOT NULL,
	"digits" text[] NOT NULL,
	"codes" text[] NOT NULL,
	"text" text NOT NULL,
	"order_id" integer,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "bank_line_amount" CHECK ("bank_line"."amount" <> 0),
	CONSTRAINT "bank_line_confirmed" CHECK (("bank_line"."confirmed_by" is null) = ("bank_line"."confirmed_at" is null) and ("bank_line"."order_id" is null or "bank_line"."confirmed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"statement_id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"line_ids" integer[] NOT NULL,
	"unread" jsonb NOT NULL
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
	"provider" text,
	"transaction_id" text,
	"attempt_id" uuid,
	"proved" boolean DEFAULT true NOT NULL,
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
	"provider" text,
	"attempt_id" uuid,
	"transaction_id" text,
	"request_id" text,
	"provider_refund_id" text,
	"through" text DEFAULT 'hand' NOT NULL,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"stuck" text,
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
	"tax_rate" integer NOT NULL,
	"total" integer NOT NULL,
	"pending_payment" text,
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
	CONSTRAINT "shop_order_tax_rate" CHECK ("shop_order"."tax_rate" > 0 or ("shop_order"."tax_rate" = 0 and "shop_order"."tax" = 0)),
	CONSTRAINT "shop_order_amounts" CHECK ("shop_order"."subtotal" > 0 and "shop_order"."shipping_fee" >= 0 and "shop_order"."tax" >= 0 and "shop_order"."refund_due" >= 0),
	CONSTRAINT "shop_order_stopped" CHECK ("shop_order"."cancellation" <> 'accepted' or "shop_order"."freight_stage" in ('none', 'preparing', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "refund_case" (
	"case_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"refund_id" integer,
	"provider" text NOT NULL,
	"provider_refund_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"member_id" integer
);
--> statement-breakpoint
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
CREATE TABLE "shop_page" (
	"page" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"paytype" text NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"provider_id" text,
	"approve_url" text,
	"transaction_id" text,
	"told_amount" integer,
	"told_currency" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_check" (
	"day" date PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text,
	"attempt_id" uuid,
	"order_id" integer,
	"how" text NOT NULL,
	"kind" text NOT NULL,
	"verified" boolean NOT NULL,
	"problem" text,
	"noted" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
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
	"likeness" text,
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
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_miss_day_lang_keyword_pk" PRIMARY KEY("day","lang","keyword")
);
--> statement-breakpoint
CREATE TABLE "share_entry" (
	"entry_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"refund_id" integer,
	"code" text NOT NULL,
	"item_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"gallery_id" integer,
	"title" jsonb NOT NULL,
	"artist" jsonb NOT NULL,
	"size" jsonb NOT NULL,
	"frame" jsonb NOT NULL,
	"country" text NOT NULL,
	"nums" smallint NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	"net" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "share_entry_kind" CHECK (("share_entry"."kind" = 'refund') = ("share_entry"."refund_id" is not null)),
	CONSTRAINT "share_entry_sign" CHECK (case "share_entry"."kind" when 'sale' then "share_entry"."gross" > 0 and "share_entry"."net" > 0 and "share_entry"."amount" >= 0 and "share_entry"."nums" > 0
        else "share_entry"."gross" <= 0 and "share_entry"."net" <= 0 and "share_entry"."amount" <= 0 and "share_entry"."nums" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "share_rate" (
	"rate_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"since" date NOT NULL,
	"member_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_rate_bp" CHECK ("share_rate"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "shop_mark" (
	"mark_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_mark_one" CHECK ("shop_mark"."mark_id" = 1),
	CONSTRAINT "shop_mark_kind" CHECK ("shop_mark"."kind" in ('demo', 'real'))
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master" (
	"master_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"begun" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"fault" text,
	"format" text,
	"w_px" integer,
	"h_px" integer,
	"picture_hash" text,
	"item_id" integer,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "master_received" CHECK ("master"."received" between 0 and "master"."size")
);
--> statement-breakpoint
CREATE TABLE "work" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"master_id" text,
	"crop" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"picture_state" text DEFAULT 'none' NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"seller_id" integer,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"step" text NOT NULL,
	"stage" text NOT NULL,
	"actor_id" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"attachment_id" text PRIMARY KEY NOT NULL,
	"member_id" integer,
	"side" text DEFAULT 'member' NOT NULL,
	"message_id" integer,
	"answer_id" integer,
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
	"desk" text DEFAULT 'messages' NOT NULL,
	"waiting_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"assigned_to" integer,
	CONSTRAINT "thread_about" CHECK (num_nonnulls("thread"."order_code", "thread"."item_id", "thread"."application_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "application_check" ADD CONSTRAINT "application_check_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_artist_id_artist_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("artist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representation_proposal" ADD CONSTRAINT "representation_proposal_artist_id_artist_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("artist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_store" ADD CONSTRAINT "item_store_store_id_exhibition_store_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."exhibition_store"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_enquiry_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_handoff" ADD CONSTRAINT "oauth_handoff_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_link" ADD CONSTRAINT "oauth_link_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_id_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secret" ADD CONSTRAINT "totp_secret_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_member_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_payment_id_order_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transfer" ADD CONSTRAINT "order_transfer_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_payment_id_order_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_master_id_master_master_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."master"("master_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_message_id_message_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_change_subject" ON "staff_change" USING btree ("subject","subject_id","change_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_change_staff" ON "staff_change" USING btree ("staff_id","change_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_change_at" ON "staff_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_change_pairs" ON "staff_change" USING gin (pairs_of(change_words("subject_id", "before", "after")));--> statement-breakpoint
CREATE INDEX "throttle_since" ON "throttle" USING btree ("since");--> statement-breakpoint
CREATE INDEX "data_request_member" ON "data_request" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE INDEX "data_request_due" ON "data_request" USING btree ("due_at","request_id") WHERE "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_request_closed" ON "data_request" USING btree ("request_id") WHERE "data_request"."state" <> 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_once" ON "data_request" USING btree ("member_id","kind") WHERE "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "member_note_member" ON "member_note" USING btree ("member_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_member" ON "application" USING btree ("member_id") WHERE "application"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "application_of_member" ON "application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "application_queue" ON "application" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_slug" ON "article" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "article_named" ON "article" USING gin ("blocks" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_state" ON "article" USING btree ("status","article_id");--> statement-breakpoint
CREATE INDEX "article_lacks" ON "article" USING btree ("article_id") WHERE (jsonb_path_exists("article"."title", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("article"."summary", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("article"."blocks", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or ("article"."cover_hash" is not null and jsonb_path_exists("article"."cover_alt", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath)));--> statement-breakpoint
CREATE INDEX "article_latest" ON "article" USING btree ("published_at" DESC NULLS LAST,"article_id" DESC NULLS LAST) WHERE "article"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "artist_slug" ON "artist" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "artist_member" ON "artist" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "artist_lacks" ON "artist" USING btree ("artist_id") WHERE (jsonb_path_exists("artist"."name", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("artist"."place", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("artist"."intro", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("artist"."story", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath));--> statement-breakpoint
CREATE INDEX "artist_sort_en" ON "artist" USING btree ("sort_en","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hant" ON "artist" USING btree ("sort_hant","artist_id");--> statement-breakpoint
CREATE INDEX "artist_sort_hans" ON "artist" USING btree ("sort_hans","artist_id");--> statement-breakpoint
CREATE INDEX "artist_pairs" ON "artist" USING gin (pairs_of(text_words("name")));--> statement-breakpoint
CREATE INDEX "artist_hidden" ON "artist" USING btree ("artist_id") WHERE "artist"."hidden";--> statement-breakpoint
CREATE UNIQUE INDEX "representation_now" ON "representation" USING btree ("artist_id") WHERE "representation"."until" is null;--> statement-breakpoint
CREATE INDEX "representation_gallery" ON "representation" USING btree ("gallery_id","artist_id");--> statement-breakpoint
CREATE INDEX "representation_artist" ON "representation" USING btree ("artist_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "representation_proposal_open" ON "representation_proposal" USING btree ("gallery_id","artist_id") WHERE "representation_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "representation_proposal_queue" ON "representation_proposal" USING btree ("proposal_id") WHERE "representation_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "representation_proposal_artist" ON "representation_proposal" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "captcha_used_expires" ON "captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_token" ON "cart" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_member" ON "cart" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "cart_key_cart" ON "cart_key" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_key_session" ON "cart_key" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "bulk_change_at" ON "bulk_change" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "item_slug" ON "item" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "item_artist" ON "item" USING btree ("artist_id","online_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_updated" ON "item" USING btree ("updated_at","item_id");--> statement-breakpoint
CREATE INDEX "item_pairs" ON "item" USING gin (pairs_of(text_words("title")));--> statement-breakpoint
CREATE INDEX "item_title" ON "item" USING btree (("title" ->> 'en'),"item_id");--> statement-breakpoint
CREATE INDEX "item_stage_id" ON "item" USING btree ("stage","item_id");--> statement-breakpoint
CREATE INDEX "item_category_id" ON "item" USING btree ("category","item_id");--> statement-breakpoint
CREATE INDEX "item_sale_id" ON "item" USING btree ("sale_mode","item_id");--> statement-breakpoint
CREATE INDEX "item_lacks" ON "item" USING btree ("item_id") WHERE (jsonb_path_exists("item"."title", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("item"."texts", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath) or jsonb_path_exists("item"."exhibition_where", '$.** ? (@.type() == "object" && (@."en" == "" || @."zh-Hant" == "" || @."zh-Hans" == "" || ((exists(@."en") || exists(@."zh-Hant") || exists(@."zh-Hans")) && !(exists(@."en") && exists(@."zh-Hant") && exists(@."zh-Hans")))))'::jsonpath));--> statement-breakpoint
CREATE INDEX "size_item" ON "size" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "item_store_store" ON "item_store" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_open" ON "enquiry" USING btree ("enquiry_id") WHERE "enquiry"."thread_id" is null and "enquiry"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "enquiry_member" ON "enquiry" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enquiry_assigned" ON "enquiry" USING btree ("assigned_to","enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_thread" ON "enquiry" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_post_key" ON "enquiry" USING btree ("email","post_key");--> statement-breakpoint
CREATE INDEX "enquiry_answer_enquiry" ON "enquiry_answer" USING btree ("enquiry_id","answer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_answer_post_key" ON "enquiry_answer" USING btree ("author_id","post_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_answer_files" ON "enquiry_answer" USING btree ("files_hash");--> statement-breakpoint
CREATE INDEX "favorite_item" ON "favorite" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mail_outbox_dead" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."status" = 'dead';--> statement-breakpoint
CREATE INDEX "mail_outbox_held" ON "mail_outbox" USING btree ("to") WHERE "mail_outbox"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_created" ON "member" USING btree ("created_at","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_name" ON "member" USING btree ("lastname","firstname","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_type" ON "member" USING btree ("type","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_standing" ON "member" USING btree ("standing","member_id") WHERE "member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_unproved" ON "member" USING btree ("member_id") WHERE "member"."deleted_at" is null and "member"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "member_staff" ON "member" USING btree ("staff_role") WHERE "member"."staff_role" is not null;--> statement-breakpoint
CREATE INDEX "member_address_member" ON "member_address" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_address_default" ON "member_address" USING btree ("member_id") WHERE "member_address"."is_default" and "member_address"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "oauth_handoff_created" ON "oauth_handoff" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_link_member" ON "oauth_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "oauth_pending_created" ON "oauth_pending" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_state_created" ON "oauth_state" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkey_member" ON "passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_member" ON "sign_in_ticket" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "email_verification_member" ON "email_verification" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_reset_member" ON "password_reset" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token" ON "staff_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_hash" ON "bank_line" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_order" ON "bank_line" USING btree ("order_id") WHERE "bank_line"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_statement_latest" ON "bank_statement" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_idempotency_request" ON "order_idempotency" USING btree ("member_id","request_hash");--> statement-breakpoint
CREATE INDEX "order_idempotency_created" ON "order_idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_payment_order" ON "order_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_payment_received" ON "order_payment" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "order_payment_attempt" ON "order_payment" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_transaction" ON "order_payment" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_kept" ON "order_payment" USING btree ("order_id") WHERE "order_payment"."kept";--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_payment" ON "order_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_refund_sent" ON "order_refund" USING btree ("sent_at") WHERE "order_refund"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "order_refund_done" ON "order_refund" USING btree ("done_at") WHERE "order_refund"."done_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_request" ON "order_refund" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_provider" ON "order_refund" USING btree ("provider","provider_refund_id");--> statement-breakpoint
CREATE INDEX "order_refund_next" ON "order_refund" USING btree ("next_at") WHERE "order_refund"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_open" ON "order_return" USING btree ("order_id") WHERE "order_return"."status" in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "order_transfer_order" ON "order_transfer" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_transfer_end" ON "order_transfer" USING btree (right("digits", 4),"day");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_order" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_item" ON "order_line" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_line_frame" ON "order_line" USING btree ("frame_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_code" ON "shop_order" USING btree ("code");--> statement-breakpoint
CREATE INDEX "shop_order_latest" ON "shop_order" USING btree ("member_id","created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_total" ON "shop_order" USING btree ("total" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_country" ON "shop_order" USING btree (("receiver" ->> 'country_code'),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_pay_by" ON "shop_order" USING btree ("pay_by") WHERE "shop_order"."payment_status" in ('unpaid', 'reported', 'failed') and "shop_order"."cancellation" <> 'accepted';--> statement-breakpoint
CREATE INDEX "shop_order_unpaid" ON "shop_order" USING btree ("member_id") WHERE "shop_order"."payment_status" in ('unpaid', 'reported', 'failed') and "shop_order"."cancellation" <> 'accepted';--> statement-breakpoint
CREATE INDEX "shop_order_reported" ON "shop_order" USING btree ("pay_by") WHERE "shop_order"."payment_status" = 'reported';--> statement-breakpoint
CREATE INDEX "shop_order_making" ON "shop_order" USING btree ("generate_at") WHERE "shop_order"."freight_stage" in ('preparing', 'complete');--> statement-breakpoint
CREATE INDEX "shop_order_under_way" ON "shop_order" USING btree ("delivery_at") WHERE "shop_order"."freight_stage" = 'shipped';--> statement-breakpoint
CREATE INDEX "shop_order_stop" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."cancellation" = 'requested';--> statement-breakpoint
CREATE INDEX "shop_order_back" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."return_status" in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "shop_order_owed" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."refund_due" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_case_once" ON "refund_case" USING btree ("provider","provider_refund_id");--> statement-breakpoint
CREATE INDEX "refund_case_order" ON "refund_case" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_case_opened" ON "refund_case" USING btree ("decided_at","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_number" ON "payment_attempt" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("order_id","paytype") WHERE "payment_attempt"."state" in ('new', 'open', 'processing', 'held');--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("due_at") WHERE "payment_attempt"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_provider" ON "payment_attempt" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_transaction" ON "payment_attempt" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_held" ON "payment_attempt" USING btree ("changed_at") WHERE "payment_attempt"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payment_attempt_changed" ON "payment_attempt" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" USING btree ("provider","provider_event_id") WHERE "payment_event"."verified";--> statement-breakpoint
CREATE INDEX "payment_event_order" ON "payment_event" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE INDEX "payment_event_at" ON "payment_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document_popular" ON "search_document" USING gin ("terms") WITH (fastupdate=false) WHERE "search_document"."is_popular";--> statement-breakpoint
CREATE INDEX "search_document_rank" ON "search_document" USING btree ("kind","is_popular" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"doc_id");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "share_entry_sale" ON "share_entry" USING btree ("line_id") WHERE "share_entry"."kind" = 'sale';--> statement-breakpoint
CREATE UNIQUE INDEX "share_entry_refund" ON "share_entry" USING btree ("refund_id","line_id") WHERE "share_entry"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "share_entry_artist" ON "share_entry" USING btree ("artist_id","day","entry_id") WHERE "share_entry"."gallery_id" is null;--> statement-breakpoint
CREATE INDEX "share_entry_gallery" ON "share_entry" USING btree ("gallery_id","day","entry_id");--> statement-breakpoint
CREATE INDEX "share_entry_order" ON "share_entry" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_rate_since" ON "share_rate" USING btree ("kind","since");--> statement-breakpoint
CREATE INDEX "master_member" ON "master" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "master_due" ON "master" USING btree ("due_at") WHERE "master"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "master_loose" ON "master" USING btree ("changed_at") WHERE "master"."item_id" is null;--> statement-breakpoint
CREATE INDEX "work_master" ON "work" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "work_due" ON "work" USING btree ("due_at") WHERE "work"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "work_waiting" ON "work" USING btree ("item_id") WHERE "work"."picture_state" = 'none' and "work"."master_id" is not null;--> statement-breakpoint
CREATE INDEX "work_submitted" ON "work" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "work_event_item" ON "work_event" USING btree ("item_id","event_id");--> statement-breakpoint
CREATE INDEX "attachment_member" ON "attachment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attachment_message" ON "attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachment_answer" ON "attachment" USING btree ("answer_id") WHERE "attachment"."answer_id" is not null;--> statement-breakpoint
CREATE INDEX "attachment_loose" ON "attachment" USING btree ("created_at") WHERE "attachment"."message_id" is null and "attachment"."answer_id" is null;--> statement-breakpoint
CREATE INDEX "message_thread" ON "message" USING btree ("thread_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_post_key" ON "message" USING btree ("author_id","post_key");--> statement-breakpoint
CREATE INDEX "thread_member" ON "thread" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "thread_last" ON "thread" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "thread_waiting" ON "thread" USING btree ("desk","waiting_since","thread_id") WHERE "thread"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "thread_rest" ON "thread" USING btree ("desk","last_at","thread_id") WHERE "thread"."waiting_since" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_application" ON "thread" USING btree ("application_id");
--> statement-breakpoint
-- Written by hand from here on: the indexes of that search which drizzle-kit does not know.
CREATE INDEX "shop_order_pairs" ON "shop_order" USING gin (order_pairs("code", "tracking", "receiver"));
--> statement-breakpoint
CREATE INDEX "member_pairs" ON "member" USING gin (pairs_of(member_words("email", "firstname", "lastname", "company", "mobile"))) WHERE "deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "article_pairs" ON "article" USING gin (pairs_of(article_words("slug", "title")));
--> statement-breakpoint
-- On any day, at most one gallery represents an artist.
ALTER TABLE "representation" ADD CONSTRAINT "representation_apart" EXCLUDE USING gist (int4range("artist_id", "artist_id", '[]') WITH &&, daterange("since", "until") WITH &&);
--> statement-breakpoint
-- Ledgers only grow: the database refuses to change or delete their rows. Rows of a demo order may be deleted with the demo.
CREATE FUNCTION payment_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row WHERE kind = 'order' AND id = OLD.order_id::text) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what a payment provider said is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_event_stays BEFORE UPDATE OR DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION payment_event_stays();
--> statement-breakpoint
CREATE FUNCTION share_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row WHERE kind = 'order' AND id = OLD.order_id::text) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the ledger of shares is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER share_entry_stays BEFORE UPDATE OR DELETE ON "share_entry" FOR EACH ROW EXECUTE FUNCTION share_entry_stays();
--> statement-breakpoint
CREATE FUNCTION share_ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the ledger of shares is only ever added to'; END $$;
--> statement-breakpoint
CREATE TRIGGER share_rate_stays BEFORE UPDATE OR DELETE ON "share_rate" FOR EACH ROW EXECUTE FUNCTION share_ledger_stays();
--> statement-breakpoint
-- Orders refer to the version of a document that the buyer agreed to.
CREATE FUNCTION page_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_version_stays BEFORE UPDATE OR DELETE ON "page_version" FOR EACH ROW EXECUTE FUNCTION page_version_stays();
--> statement-breakpoint
-- Any change of an article, by any process, clears the caches of all processes.
CREATE FUNCTION article_notice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('content', 'article'); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER article_changed AFTER INSERT OR UPDATE OR DELETE ON "article" FOR EACH STATEMENT EXECUTE FUNCTION article_notice();
--> statement-breakpoint
-- The shares that artists and galleries receive until an administrator sets other rates.
INSERT INTO "share_rate" ("kind", "rate_bp", "since") VALUES ('artist', 3000, '2000-01-01'), ('gallery', 4000, '2000-01-01');
