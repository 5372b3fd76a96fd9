DROP INDEX "attachment_loose";--> statement-breakpoint
ALTER TABLE "attachment" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_answer" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD COLUMN "post_key" text;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD COLUMN "files_hash" text;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD COLUMN "files_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "answer_id" integer;--> statement-breakpoint
CREATE INDEX "article_state" ON "article" USING btree ("status","article_id");--> statement-breakpoint
CREATE INDEX "enquiry_open" ON "enquiry" USING btree ("enquiry_id") WHERE "enquiry"."thread_id" is null and "enquiry"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_answer_post_key" ON "enquiry_answer" USING btree ("author_id","post_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_answer_files" ON "enquiry_answer" USING btree ("files_hash");--> statement-breakpoint
CREATE INDEX "attachment_answer" ON "attachment" USING btree ("answer_id") WHERE "attachment"."answer_id" is not null;--> statement-breakpoint
CREATE INDEX "attachment_loose" ON "attachment" USING btree ("created_at") WHERE "attachment"."message_id" is null and "attachment"."answer_id" is null;