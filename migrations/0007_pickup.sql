ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_stopped";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "pickup_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "pickup_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "pickup_late_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shop_order_pickup" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "shop_order"."receiver" ->> 'pickup_type' = 'pickup';--> statement-breakpoint
CREATE INDEX "shop_order_kept" ON "shop_order" USING btree ("pickup_until") WHERE "shop_order"."freight_stage" = 'shipped' and "shop_order"."receiver" ->> 'pickup_type' = 'pickup';--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_stopped" CHECK ("shop_order"."cancellation" <> 'accepted' or "shop_order"."freight_stage" in ('none', 'preparing', 'complete')
        or ("shop_order"."freight_stage" = 'shipped' and "shop_order"."receiver" ->> 'pickup_type' = 'pickup'));