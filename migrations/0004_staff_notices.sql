CREATE TABLE "staff_inbox" (
	"member_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	"pace" text NOT NULL,
	"due_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "staff_inbox_member_id_notice_id_pk" PRIMARY KEY("member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "staff_notice" (
	"notice_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"occurrence" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shared_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"handled_by" integer
);
--> statement-breakpoint
CREATE TABLE "line_push" (
	"push_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" integer NOT NULL,
	"data" jsonb,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notice_choice" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"kinds" jsonb NOT NULL,
	"channel" text NOT NULL,
	"digest_hour" integer NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_inbox" ADD CONSTRAINT "staff_inbox_notice_id_staff_notice_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."staff_notice"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_inbox_notice" ON "staff_inbox" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "staff_inbox_unread" ON "staff_inbox" USING btree ("member_id","notice_id") WHERE "staff_inbox"."read_at" is null;--> statement-breakpoint
CREATE INDEX "staff_inbox_due" ON "staff_inbox" USING btree ("due_at","member_id") WHERE "staff_inbox"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_notice_once" ON "staff_notice" USING btree ("kind","subject","occurrence");--> statement-breakpoint
CREATE INDEX "staff_notice_new" ON "staff_notice" USING btree ("notice_id") WHERE "staff_notice"."shared_at" is null;--> statement-breakpoint
CREATE INDEX "staff_notice_created" ON "staff_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "line_push_due" ON "line_push" USING btree ("due_at") WHERE "line_push"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "line_push_member" ON "line_push" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "line_push_created" ON "line_push" USING btree ("created_at");