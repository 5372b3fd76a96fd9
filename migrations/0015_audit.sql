CREATE TABLE "staff_change" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_change_subject" ON "staff_change" USING btree ("subject","subject_id","change_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_change_staff" ON "staff_change" USING btree ("staff_id","change_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_change_at" ON "staff_change" USING btree ("at");