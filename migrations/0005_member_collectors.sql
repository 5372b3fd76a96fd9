-- Collectors are members: whoever collected a work without signing in was counted too until now.
UPDATE "item" SET "collectors" = greatest(0, "item"."collectors" - "visitors"."count") FROM (
  SELECT "favorite"."item_id", count(*)::int AS "count" FROM "favorite" JOIN "cart" USING ("cart_id")
  WHERE "cart"."member_id" IS NULL AND "favorite"."removed_at" IS NULL GROUP BY "favorite"."item_id"
) AS "visitors" WHERE "item"."item_id" = "visitors"."item_id";
