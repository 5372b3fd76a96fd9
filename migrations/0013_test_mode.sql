CREATE TABLE "test_payment" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_test_mode" (
	"test_mode_id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" integer,
	CONSTRAINT "shop_test_mode_one" CHECK ("shop_test_mode"."test_mode_id" = 1)
);
--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_kind" UNIQUE("order_id","test");--> statement-breakpoint
ALTER TABLE "test_payment" ADD CONSTRAINT "test_payment_attempt_id_payment_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("attempt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_kind" FOREIGN KEY ("order_id","test") REFERENCES "public"."shop_order"("order_id","test") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_tests" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "shop_order"."test";--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_test" CHECK ("order_payment"."provider" is null or ("order_payment"."provider" = 'test') = "order_payment"."test");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_test" CHECK (("payment_attempt"."provider" = 'test') = "payment_attempt"."test");--> statement-breakpoint
INSERT INTO "shop_test_mode" DEFAULT VALUES;
--> statement-breakpoint
-- An attempt to pay is of the same kind as its order. By hand, because the two tables belong to two features.
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_kind" FOREIGN KEY ("order_id","test") REFERENCES "shop_order"("order_id","test");
--> statement-breakpoint
-- The mark of a test order is for ever: otherwise a test could become revenue.
CREATE FUNCTION shop_order_kind_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'an order stays a test, or real';
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_order_kind_stays BEFORE UPDATE OF "test" ON "shop_order" FOR EACH ROW WHEN (OLD."test" IS DISTINCT FROM NEW."test") EXECUTE FUNCTION shop_order_kind_stays();
--> statement-breakpoint
-- Reports about payments are only ever added, except those of the demo and of test orders.
CREATE OR REPLACE FUNCTION payment_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row WHERE kind = 'order' AND id = OLD.order_id::text) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM shop_order WHERE order_id = OLD.order_id AND test) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what a payment provider said is only ever added to';
END $$;
