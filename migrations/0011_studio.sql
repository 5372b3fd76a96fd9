CREATE TABLE "master" (
	"master_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"fault" text,
	"format" text,
	"w_px" integer,
	"h_px" integer,
	"picture_hash" text,
	"item_id" integer,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "master_received" CHECK ("master"."received" between 0 and "master"."size")
);
--> statement-breakpoint
CREATE TABLE "work" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"master_id" text,
	"crop" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"picture_state" text DEFAULT 'none' NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"seller_id" integer,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"step" text NOT NULL,
	"stage" text NOT NULL,
	"actor_id" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "likeness" text;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_master_id_master_master_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."master"("master_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_member" ON "master" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "master_due" ON "master" USING btree ("due_at") WHERE "master"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "master_loose" ON "master" USING btree ("changed_at") WHERE "master"."item_id" is null;--> statement-breakpoint
CREATE INDEX "work_master" ON "work" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "work_due" ON "work" USING btree ("due_at") WHERE "work"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "work_waiting" ON "work" USING btree ("item_id") WHERE "work"."picture_state" = 'none' and "work"."master_id" is not null;--> statement-breakpoint
CREATE INDEX "work_submitted" ON "work" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "work_event_item" ON "work_event" USING btree ("item_id","event_id");