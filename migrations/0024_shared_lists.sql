CREATE TABLE "shared_list" (
	"list_id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ordered_by" integer,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_heart" (
	"list_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_list_heart_list_id_item_id_person_id_pk" PRIMARY KEY("list_id","item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "shared_list_note" (
	"note_id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shared_list_person" (
	"person_id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"is_owner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_work" (
	"list_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"frame_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"added_by" integer NOT NULL,
	"changed_by" integer NOT NULL,
	"removed_by" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shared_list_work_list_id_item_id_pk" PRIMARY KEY("list_id","item_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shared_list_token" ON "shared_list" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shared_list_used" ON "shared_list" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "shared_list_note_list" ON "shared_list_note" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shared_list_person_list" ON "shared_list_person" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shared_list_work_item" ON "shared_list_work" USING btree ("item_id");