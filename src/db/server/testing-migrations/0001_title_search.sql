-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "test_prints_title" ON "test_prints" USING gin ("title" gin_trgm_ops);
