import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the microsecond; every table stores them with their zone. */
export const moment = () => timestamp({ withTimezone: true });
