CREATE TABLE "refund_account" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"sealed" text,
	"kind" text,
	"bank" text,
	"last_digits" text,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_account_delete" ON "refund_account" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "order_refund_owed" ON "order_refund" USING btree ("due_at","refund_id") WHERE "order_refund"."done_at" is null;--> statement-breakpoint
CREATE INDEX "shop_order_tracking" ON "shop_order" USING btree ("tracking") WHERE "shop_order"."tracking" is not null;