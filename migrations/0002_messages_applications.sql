CREATE TABLE "application" (
	"application_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"portfolio" text NOT NULL,
	"statement" text NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"actor_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"attachment_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"message_id" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"thread_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"post_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"thread_id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"subject" text NOT NULL,
	"order_code" text,
	"item_id" integer,
	"application_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_by" text NOT NULL,
	"member_unread" integer DEFAULT 0 NOT NULL,
	"shop_unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_about" CHECK (num_nonnulls("thread"."order_code", "thread"."item_id", "thread"."application_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_message_id_message_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_member" ON "application" USING btree ("member_id") WHERE "application"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "application_of_member" ON "application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "application_queue" ON "application" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "attachment_member" ON "attachment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attachment_message" ON "attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachment_loose" ON "attachment" USING btree ("created_at") WHERE "attachment"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_thread" ON "message" USING btree ("thread_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_post_key" ON "message" USING btree ("author_id","post_key");--> statement-breakpoint
CREATE INDEX "thread_member" ON "thread" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "thread_last" ON "thread" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_application" ON "thread" USING btree ("application_id");