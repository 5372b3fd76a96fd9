CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_miss_day_lang_keyword_pk" PRIMARY KEY("day","lang","keyword")
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_dead" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."status" = 'dead';--> statement-breakpoint
CREATE INDEX "order_payment_received" ON "order_payment" USING btree ("received_at");