CREATE TABLE "payee_change" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"payee" text NOT NULL,
	"by" text NOT NULL,
	"member_id" integer NOT NULL,
	"what" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payee_data" (
	"payee" text PRIMARY KEY NOT NULL,
	"residency" text,
	"legal_form" text,
	"income_code" text,
	"name" text DEFAULT '' NOT NULL,
	"id_hint" text,
	"account_kind" text,
	"bank" text,
	"last_digits" text,
	"sealed" text,
	"premium_exempt_until" date,
	"email" text,
	"lang" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_entry" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"line_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_line" (
	"line_id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"payee" text NOT NULL,
	"currency" text NOT NULL,
	"shown_name" jsonb NOT NULL,
	"legal_name" text NOT NULL,
	"residency" text NOT NULL,
	"legal_form" text NOT NULL,
	"payee_version" integer NOT NULL,
	"id_hint" text NOT NULL,
	"account_kind" text NOT NULL,
	"bank" text NOT NULL,
	"last_digits" text NOT NULL,
	"sealed" text,
	"gross" bigint NOT NULL,
	"code" text,
	"withholding" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"net" bigint NOT NULL,
	"rules" jsonb NOT NULL,
	"statement" text DEFAULT 'due' NOT NULL,
	CONSTRAINT "payout_line_sum" CHECK ("payout_line"."gross" > 0 and "payout_line"."withholding" >= 0 and "payout_line"."premium" >= 0 and "payout_line"."net" = "payout_line"."gross" - "payout_line"."withholding" - "payout_line"."premium")
);
--> statement-breakpoint
CREATE TABLE "payout_run" (
	"run_id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"until" date NOT NULL,
	"pay_on" date NOT NULL,
	"usd_rate" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	"paid_at" timestamp with time zone,
	"paid_by" integer,
	"discarded_at" timestamp with time zone,
	CONSTRAINT "payout_run_state" CHECK ("payout_run"."state" in ('draft', 'approved', 'paid', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "share_release" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"arrived_on" date NOT NULL,
	"return_until" date NOT NULL,
	"held" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_entry" ADD CONSTRAINT "payout_entry_line_id_payout_line_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payout_line"("line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_run_id_payout_run_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_run"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payee_change_of" ON "payee_change" USING btree ("payee","change_id");--> statement-breakpoint
CREATE INDEX "payout_entry_line" ON "payout_entry" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_line_payee" ON "payout_line" USING btree ("run_id","payee","currency");--> statement-breakpoint
CREATE INDEX "payout_line_of" ON "payout_line" USING btree ("payee","run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_run_open" ON "payout_run" USING btree ((true)) WHERE "payout_run"."state" in ('draft', 'approved');--> statement-breakpoint
CREATE INDEX "payout_run_paid" ON "payout_run" USING btree ("pay_on") WHERE "payout_run"."state" = 'paid';
--> statement-breakpoint
-- When the orders of an older version arrived: their shares wait for the end of the return period too.
INSERT INTO "share_release" ("order_id", "arrived_on", "return_until", "held")
  SELECT "order_id", ("arrival_at" AT TIME ZONE 'Asia/Taipei')::date, ("arrival_at" AT TIME ZONE 'Asia/Taipei')::date + "return_days",
    "refund_due" > 0 OR "return_status" IN ('requested', 'approved', 'received')
  FROM "shop_order" WHERE "arrival_at" IS NOT NULL AND NOT "test";
--> statement-breakpoint
-- A payout that was paid never changes. All of them may be deleted while a demo is being removed.
CREATE FUNCTION payout_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row) THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'payout_run' THEN
    IF OLD.state = 'paid' THEN RAISE EXCEPTION 'a run that was paid never changes'; END IF;
  ELSIF TG_TABLE_NAME = 'payout_line' THEN
    IF TG_OP = 'UPDATE' AND (OLD.run_id, OLD.payee, OLD.currency, OLD.gross, OLD.code, OLD.withholding, OLD.premium, OLD.net, OLD.rules)
      IS DISTINCT FROM (NEW.run_id, NEW.payee, NEW.currency, NEW.gross, NEW.code, NEW.withholding, NEW.premium, NEW.net, NEW.rules) THEN
      RAISE EXCEPTION 'the amounts of a payout are frozen';
    END IF;
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM payout_run WHERE run_id = OLD.run_id AND state = 'paid') THEN
      RAISE EXCEPTION 'a payout that was paid is never deleted';
    END IF;
  ELSIF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM payout_line line JOIN payout_run run USING (run_id)
    WHERE line.line_id = OLD.line_id AND run.state = 'paid') THEN
    RAISE EXCEPTION 'the shares of a payout are never changed';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_stays BEFORE UPDATE OR DELETE ON "payout_run" FOR EACH ROW EXECUTE FUNCTION payout_stays();
--> statement-breakpoint
CREATE TRIGGER payout_stays BEFORE UPDATE OR DELETE ON "payout_line" FOR EACH ROW EXECUTE FUNCTION payout_stays();
--> statement-breakpoint
CREATE TRIGGER payout_stays BEFORE UPDATE OR DELETE ON "payout_entry" FOR EACH ROW EXECUTE FUNCTION payout_stays();
--> statement-breakpoint
-- A run contains only rows of the ledger.
ALTER TABLE "payout_entry" ADD CONSTRAINT "payout_entry_share" FOREIGN KEY ("entry_id") REFERENCES "share_entry" ("entry_id");
