ALTER TABLE "favorite" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_verification" ADD COLUMN "replaces" text;