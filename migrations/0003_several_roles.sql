ALTER TABLE "member" ADD COLUMN "more_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD COLUMN "more_roles" text[] DEFAULT '{}' NOT NULL;