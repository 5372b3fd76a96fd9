-- The dearest print of every work that is there already, by the rule that prices them (product.md §3).
ALTER TABLE "item" ADD COLUMN "price_to_ntd" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "price_to_usd" integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE "item" SET "price_to_ntd" = "dearest"."ntd", "price_to_usd" = "dearest"."usd" FROM (
  SELECT "size"."item_id",
    max(("size"."price"->>'NTD')::int + ceil((10 * ("frame"."price"->'base'->>'NTD')::numeric + ("frame"."price"->'per_cm'->>'NTD')::numeric * "around"."mm") / 100) * 10)::int AS "ntd",
    max(("size"."price"->>'USD')::int + ceil((10 * ("frame"."price"->'base'->>'USD')::numeric + ("frame"."price"->'per_cm'->>'USD')::numeric * "around"."mm") / 1000) * 100)::int AS "usd"
  FROM "size" CROSS JOIN "frame" CROSS JOIN LATERAL (
    SELECT 2 * ("size"."w_mm" + "size"."h_mm" + 4 * (coalesce(("frame"."mat"->>'width_mm')::int, 0) + "frame"."face_mm" - "frame"."rebate_mm")) AS "mm"
  ) AS "around"
  WHERE "size"."enabled" AND "frame"."enabled" AND "around"."mm" <= 10 * "frame"."max_perimeter_cm"
  GROUP BY "size"."item_id"
) AS "dearest" WHERE "item"."item_id" = "dearest"."item_id";--> statement-breakpoint
ALTER TABLE "item" ALTER COLUMN "price_to_ntd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "item" ALTER COLUMN "price_to_usd" DROP DEFAULT;
