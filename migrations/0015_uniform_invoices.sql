CREATE TABLE "invoice" (
	"invoice_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"way" text,
	"relate_number" text NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"random_code" text,
	"period" text,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"tax_kind" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"zero_reason" text,
	"clearance" text,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"currency_total" integer NOT NULL,
	"exchange_rate" integer,
	"paid_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"replace_with" jsonb,
	"problem" text,
	"problem_code" text,
	"problem_words" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"compared_at" timestamp with time zone,
	"difference" text,
	"difference_there" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_sum" CHECK ("invoice"."net" + "invoice"."tax" = "invoice"."total" and "invoice"."total" > 0 and "invoice"."tax" >= 0),
	CONSTRAINT "invoice_number_form" CHECK ("invoice"."number" ~ '^[A-Z]{2}[0-9]{8}$'),
	CONSTRAINT "invoice_period_form" CHECK ("invoice"."period" ~ '^[0-9]{4}(01|03|05|07|09|11)$'),
	CONSTRAINT "invoice_issued" CHECK (("invoice"."number" is null) = ("invoice"."period" is null) and ("invoice"."number" is null) = ("invoice"."issued_at" is null)
        and ("invoice"."number" is not null or "invoice"."state" not in ('issued', 'voiding'))),
	CONSTRAINT "invoice_zero" CHECK (("invoice"."tax_kind" = 'zero') = ("invoice"."tax_rate" = 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_allowance" (
	"allowance_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"refund_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"period" text,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency_total" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"problem" text,
	"problem_code" text,
	"problem_words" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_allowance_sum" CHECK ("invoice_allowance"."net" + "invoice_allowance"."tax" = "invoice_allowance"."total" and "invoice_allowance"."net" >= 0 and "invoice_allowance"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"allowance_id" integer,
	"act" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"words" text,
	"noted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_provider" (
	"way" text PRIMARY KEY NOT NULL,
	"paused_until" timestamp with time zone,
	"period" text,
	"left" integer,
	"needed" integer,
	"checked_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_allowance" ADD CONSTRAINT "invoice_allowance_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_event" ADD CONSTRAINT "invoice_event_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_living" ON "invoice" USING btree ("order_id") WHERE "invoice"."state" <> 'void';--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_relate" ON "invoice" USING btree (lower("relate_number"));--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number") WHERE "invoice"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoice_code" ON "invoice" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_number_start" ON "invoice" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_total" ON "invoice" USING btree ("total" DESC NULLS LAST,"invoice_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_latest" ON "invoice" USING btree ("created_at" DESC NULLS LAST,"invoice_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_period" ON "invoice" USING btree ("period","issued_at","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_state" ON "invoice" USING btree ("state","created_at" DESC NULLS LAST,"invoice_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_next" ON "invoice" USING btree ("next_at") WHERE "invoice"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_differs" ON "invoice" USING btree ("invoice_id") WHERE "invoice"."difference" is not null;--> statement-breakpoint
CREATE INDEX "invoice_compared" ON "invoice" USING btree ("compared_at" nulls first,"invoice_id") WHERE "invoice"."number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_allowance_refund" ON "invoice_allowance" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_allowance_invoice" ON "invoice_allowance" USING btree ("invoice_id","allowance_id");--> statement-breakpoint
CREATE INDEX "invoice_allowance_order" ON "invoice_allowance" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_allowance_number" ON "invoice_allowance" USING btree ("number") WHERE "invoice_allowance"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoice_allowance_period" ON "invoice_allowance" USING btree ("period","issued_at","allowance_id");--> statement-breakpoint
CREATE INDEX "invoice_allowance_troubled" ON "invoice_allowance" USING btree ("allowance_id") WHERE "invoice_allowance"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "invoice_event_invoice" ON "invoice_event" USING btree ("invoice_id","event_id");
--> statement-breakpoint
-- Calls about invoices and their answers are only ever added, except those of the demo's orders.
CREATE FUNCTION invoice_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT 1 FROM invoice JOIN demo_row ON demo_row.kind = 'order' AND demo_row.id = invoice.order_id::text
    WHERE invoice.invoice_id = OLD.invoice_id
  ) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'events of invoices are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_event_stays BEFORE UPDATE OR DELETE ON "invoice_event" FOR EACH ROW EXECUTE FUNCTION invoice_event_stays();
--> statement-breakpoint
-- What was issued stays as it was issued.
CREATE FUNCTION invoice_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'an issued invoice does not change';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_stays BEFORE UPDATE ON "invoice" FOR EACH ROW WHEN (
  OLD."number" IS NOT NULL AND (NEW."number", NEW."period", NEW."total", NEW."net", NEW."order_id", NEW."relate_number", NEW."lines")
    IS DISTINCT FROM (OLD."number", OLD."period", OLD."total", OLD."net", OLD."order_id", OLD."relate_number", OLD."lines")
) EXECUTE FUNCTION invoice_stays();
