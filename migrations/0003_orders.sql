CREATE TABLE "edition_free" (
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "edition_free_item_id_number_pk" PRIMARY KEY("item_id","number")
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
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_handoff" ADD CONSTRAINT "oauth_handoff_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_link" ADD CONSTRAINT "oauth_link_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_payment_id_order_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transfer" ADD CONSTRAINT "order_transfer_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "oauth_handoff_created" ON "oauth_handoff" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_link_member" ON "oauth_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "oauth_pending_created" ON "oauth_pending" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_state_created" ON "oauth_state" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "shop_order_owed" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."refund_due" > 0;