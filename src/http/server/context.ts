import type { I18n } from '@lingui/core';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** What a process holds for all its requests. */
export interface ShopContext {
  config: Config;
  log: Log;
  db: Db;
  /** Names the running build; pages of another build reload themselves. */
  buildId: string;
  /** Answers that are the same for everyone; without it each is made anew. */
  cache?: AnswerCache;
  /** Why the process should get no requests now; nothing when all is well. */
  problems: () => Promise<string[]>;
}

/** What every handler finds in `c.var`. */
export interface ApiEnv {
  Variables: {
    shop: ShopContext;
    db: Db;
    log: Log;
    requestId: string;
    lang: Lang;
    i18n: I18n;
    /** The visitor's address, seen through as many proxies as the shop trusts. */
    address: string;
    bearer: string | undefined;
    cartToken: string | undefined;
    /** Who asks; missing for visitors and for calls that need not know. */
    member: SignedIn | undefined;
  };
}
