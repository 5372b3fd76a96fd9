ALTER TABLE "email_verification" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "email_verification" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree (("data" ->> 'code')) WHERE "mail_outbox"."waits_until" is not null and "mail_outbox"."status" in ('queued', 'held');