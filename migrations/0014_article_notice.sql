-- However an article is changed, every process lets go of what it keeps.
CREATE FUNCTION article_notice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('content', 'article'); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER article_changed AFTER INSERT OR UPDATE OR DELETE ON "article" FOR EACH STATEMENT EXECUTE FUNCTION article_notice();
