-- Written by hand: what articles are found by on the desk, each part on a line of its own, as pairs of neighbouring characters
-- (`pairs_of` came with the members' desk).
CREATE FUNCTION article_words(slug text, title jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(slug || E'\n' || coalesce(title ->> 'en', '') || E'\n' || coalesce(title ->> 'zh-Hant', '') || E'\n' || coalesce(title ->> 'zh-Hans', ''))
$$;
--> statement-breakpoint
CREATE INDEX "article_pairs" ON "article" USING gin (pairs_of(article_words("slug", "title")));
