CREATE TABLE "enquiry" (
	"enquiry_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" jsonb NOT NULL,
	"company_name" text,
	"company_phone" text,
	"contents" text NOT NULL,
	"member_id" integer,
	"thread_id" integer,
	"post_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry_answer" (
	"answer_id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_enquiry_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_member" ON "enquiry" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_thread" ON "enquiry" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_post_key" ON "enquiry" USING btree ("email","post_key");--> statement-breakpoint
CREATE INDEX "enquiry_answer_enquiry" ON "enquiry_answer" USING btree ("enquiry_id","answer_id");