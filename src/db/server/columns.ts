import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the microsecond; always stored with time zone. */
export const moment = () => timestamp({ withTimezone: true });
