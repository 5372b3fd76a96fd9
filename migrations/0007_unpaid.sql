DROP INDEX "shop_order_pay_by";--> statement-breakpoint
DROP INDEX "shop_order_reported";--> statement-breakpoint
CREATE INDEX "shop_order_unpaid" ON "shop_order" USING btree ("member_id") WHERE "shop_order"."payment_status" in ('unpaid', 'reported', 'failed') and "shop_order"."cancellation" <> 'accepted';--> statement-breakpoint
CREATE INDEX "shop_order_pay_by" ON "shop_order" USING btree ("pay_by") WHERE "shop_order"."payment_status" in ('unpaid', 'reported', 'failed') and "shop_order"."cancellation" <> 'accepted';--> statement-breakpoint
CREATE INDEX "shop_order_reported" ON "shop_order" USING btree ("pay_by") WHERE "shop_order"."payment_status" = 'reported';--> statement-breakpoint
-- Reports that were made before had no deadline; staff get as long to look for them as for a new one.
UPDATE "shop_order" SET "pay_by" = greatest("pay_by", now() + interval '7 days') WHERE "payment_status" = 'reported';
