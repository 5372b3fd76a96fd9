CREATE TABLE "bank_line" (
	"line_id" serial PRIMARY KEY NOT NULL,
	"statement_id" integer NOT NULL,
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"digits" text[] NOT NULL,
	"codes" text[] NOT NULL,
	"text" text NOT NULL,
	"order_id" integer,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "bank_line_amount" CHECK ("bank_line"."amount" <> 0),
	CONSTRAINT "bank_line_confirmed" CHECK (("bank_line"."order_id" is null) = ("bank_line"."confirmed_by" is null) and ("bank_line"."order_id" is null) = ("bank_line"."confirmed_at" is null))
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
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_hash" ON "bank_line" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_order" ON "bank_line" USING btree ("order_id") WHERE "bank_line"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_statement_latest" ON "bank_statement" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_transfer_end" ON "order_transfer" USING btree (right("digits", 4),"day");--> statement-breakpoint
CREATE INDEX "shop_order_total" ON "shop_order" USING btree ("total" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_country" ON "shop_order" USING btree (("receiver" ->> 'country_code'),"created_at" DESC NULLS LAST);--> statement-breakpoint
-- Written by hand: what the search of orders looks into, as pairs of neighbouring characters, and their index.
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
CREATE INDEX "shop_order_pairs" ON "shop_order" USING gin (order_pairs("code", "tracking", "receiver"));
