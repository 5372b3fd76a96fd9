CREATE TABLE "demo_row" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "demo_row_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
-- Written by hand: the ledgers let go of what belongs to an order of the demo that is being removed, and of nothing else.
CREATE OR REPLACE FUNCTION payment_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row WHERE kind = 'order' AND id = OLD.order_id::text) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what a payment provider said is only ever added to';
END $$;--> statement-breakpoint
CREATE FUNCTION share_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM demo_row WHERE kind = 'order' AND id = OLD.order_id::text) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the ledger of shares is only ever added to';
END $$;--> statement-breakpoint
DROP TRIGGER share_entry_stays ON "share_entry";--> statement-breakpoint
CREATE TRIGGER share_entry_stays BEFORE UPDATE OR DELETE ON "share_entry" FOR EACH ROW EXECUTE FUNCTION share_entry_stays();
