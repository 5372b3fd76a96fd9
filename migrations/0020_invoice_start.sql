CREATE TABLE "invoice_start" (
	"since" timestamp with time zone NOT NULL
);

--> statement-breakpoint
-- A shop that has invoices already has had them since the first one.
INSERT INTO "invoice_start" ("since") SELECT least(now(), min("created_at")) FROM "invoice";
