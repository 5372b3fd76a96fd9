CREATE TABLE "unproved_address" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_held" ON "mail_outbox" USING btree ("to") WHERE "mail_outbox"."status" = 'held';--> statement-breakpoint
-- Members who have not proved their address yet.
INSERT INTO "unproved_address" ("email") SELECT "email" FROM "member" WHERE "email_verified_at" IS NULL AND "deleted_at" IS NULL;
