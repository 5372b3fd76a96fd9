CREATE TABLE "work_import" (
	"import_id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"acting_id" integer NOT NULL,
	"lang" text NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"publish_complete" boolean NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"holder" text,
	"finished_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_import_artist" (
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"artist_id" integer NOT NULL,
	CONSTRAINT "work_import_artist_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "work_import_file" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_import_file_received" CHECK ("work_import_file"."received" between 0 and "work_import_file"."size")
);
--> statement-breakpoint
CREATE TABLE "work_import_line" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"row" integer,
	"state" text NOT NULL,
	"action" text NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"file" text,
	"given" jsonb NOT NULL,
	"artist_id" integer,
	"new_artist" text,
	"picture_id" integer,
	"item_id" integer,
	"version" integer,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb,
	"publishes" boolean DEFAULT false NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_import_line_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "work_import_picture" (
	"picture_id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"upload_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"entry" jsonb,
	"master_id" text NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"fault" text,
	"w_px" integer,
	"h_px" integer,
	"is_begun" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_import_piece" (
	"upload_id" text NOT NULL,
	"name" text NOT NULL,
	"at" integer NOT NULL,
	"is_part" boolean DEFAULT false NOT NULL,
	CONSTRAINT "work_import_piece_upload_id_name_pk" PRIMARY KEY("upload_id","name")
);
--> statement-breakpoint
CREATE INDEX "work_import_due" ON "work_import" USING btree ("due_at") WHERE "work_import"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "work_import_open" ON "work_import" USING btree ("state") WHERE "work_import"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_import_file_name" ON "work_import_file" USING btree ("import_id","name");--> statement-breakpoint
CREATE INDEX "work_import_line_state" ON "work_import_line" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "work_import_line_picture" ON "work_import_line" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "work_import_picture_import" ON "work_import_picture" USING btree ("import_id","picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_import_piece_part" ON "work_import_piece" USING btree ("upload_id","at") WHERE "work_import_piece"."is_part";