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
ALTER TABLE "order_payment" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "proved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "provider_refund_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "told_amount" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "told_currency" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_payment_id_order_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "order_payment" p SET "attempt_id" = a."attempt_id" FROM "payment_attempt" a
  WHERE a."provider" = p."provider" AND a."transaction_id" = p."transaction_id" AND a."order_id" = p."order_id";--> statement-breakpoint
-- Refunds made on a provider's own pages were written down as goodwill with the transaction's number; they have none of their own.
UPDATE "order_refund" r SET "why" = 'at_provider', "reference" = NULL FROM "order_payment" p
  WHERE p."payment_id" = r."payment_id" AND r."through" = 'provider' AND r."why" = 'goodwill' AND r."reference" = p."transaction_id";--> statement-breakpoint
-- The number under which a refund was asked for stays the same: asking again must be the same refund.
UPDATE "order_refund" r SET "provider" = p."provider", "attempt_id" = p."attempt_id", "transaction_id" = p."transaction_id",
    "request_id" = CASE WHEN p."attempt_id" IS NOT NULL THEN 'refund-' || p."attempt_id" || '-' || r."refund_id" END,
    "provider_refund_id" = CASE WHEN r."stuck" IS NULL THEN r."reference" END,
    "reference" = CASE WHEN r."stuck" IS NULL THEN NULL ELSE r."reference" END
  FROM "order_payment" p WHERE p."payment_id" = r."payment_id" AND p."provider" IS NOT NULL AND r."through" = 'provider';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_case_once" ON "refund_case" USING btree ("provider","provider_refund_id");--> statement-breakpoint
CREATE INDEX "refund_case_order" ON "refund_case" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_case_opened" ON "refund_case" USING btree ("decided_at","opened_at");--> statement-breakpoint
CREATE INDEX "order_payment_attempt" ON "order_payment" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "order_refund_sent" ON "order_refund" USING btree ("sent_at") WHERE "order_refund"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "order_refund_done" ON "order_refund" USING btree ("done_at") WHERE "order_refund"."done_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_request" ON "order_refund" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_provider" ON "order_refund" USING btree ("provider","provider_refund_id");