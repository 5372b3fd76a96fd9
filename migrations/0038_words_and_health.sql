-- Written by hand: what works, artists and the log of changes are found by; their indexes are below. Values of a change are each between line breaks.
CREATE FUNCTION text_words(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(texts ->> 'en', '') || E'\n' || coalesce(texts ->> 'zh-Hant', '') || E'\n' || coalesce(texts ->> 'zh-Hans', ''))
$$;
--> statement-breakpoint
CREATE FUNCTION change_words(subject_id text, before jsonb, after jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(E'\n' || subject_id || E'\n' || coalesce((
    SELECT string_agg((fact #>> '{}') || E'\n', '')
    FROM (SELECT jsonb_path_query(before, 'strict $.**') UNION ALL SELECT jsonb_path_query(after, 'strict $.**')) AS facts(fact)
    WHERE jsonb_typeof(fact) IN ('string', 'number')), ''))
$$;
--> statement-breakpoint
CREATE TABLE "storage_health" (
	"name" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"well_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
DROP INDEX "artist_words";--> statement-breakpoint
DROP INDEX "item_words";--> statement-breakpoint
CREATE INDEX "staff_change_pairs" ON "staff_change" USING gin (pairs_of(change_words("subject_id", "before", "after")));--> statement-breakpoint
CREATE INDEX "artist_pairs" ON "artist" USING gin (pairs_of(text_words("name")));--> statement-breakpoint
CREATE INDEX "item_pairs" ON "item" USING gin (pairs_of(text_words("title")));