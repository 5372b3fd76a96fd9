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
ALTER TABLE "order_payment" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "through" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "stuck" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "pending_payment" text;--> statement-breakpoint
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
CREATE UNIQUE INDEX "order_payment_transaction" ON "order_payment" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE INDEX "order_refund_next" ON "order_refund" USING btree ("next_at") WHERE "order_refund"."next_at" is not null;--> statement-breakpoint
CREATE FUNCTION payment_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'what a payment provider said is only ever added to'; END $$;--> statement-breakpoint
CREATE TRIGGER payment_event_stays BEFORE UPDATE OR DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION payment_event_stays();
