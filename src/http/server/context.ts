import type { I18n } from '@lingui/core';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Config, Variables } from './config.ts';
import type { Log } from './log.ts';
import type { ClosedTo, OpeningWatch } from './opening-state.ts';
import type { WaitingRequests } from './waiting-requests.ts';

/** The connections that staff have entered, in this process (decision 59). */
export interface ConnectionsWatch {
  /** The configuration that the environment and these stored variables make; throws if it is not valid. */
  configWith(stored: Variables): Config;
  /** Reads the stored connections again; a changed one is used from now on. */
  refresh(): Promise<void>;
}

/** What all requests of a process share. */
export interface ShopContext {
  config: Config;
  log: Log;
  db: Db;
  /** Identifies the running build; pages of another build reload. */
  buildId: string;
  /** Answers that are the same for everyone; without it each is made on request. */
  cache?: AnswerCache;
  /** Whether the shop is open to visitors; without it the shop is. */
  opening?: OpeningWatch;
  /** Requests that wait for a change; without it none does. */
  waiting?: WaitingRequests;
  /** Without it, staff cannot enter connections. */
  connections?: ConnectionsWatch;
  /** Why the process should get no requests now; empty if all is well. */
  problems: () => Promise<string[]>;
}

export interface ApiEnv {
  Variables: {
    shop: ShopContext;
    db: Db;
    log: Log;
    requestId: string;
    lang: Lang;
    i18n: I18n;
    /** The visitor's address behind the trusted proxies. */
    address: string;
    bearer: string | undefined;
    cartToken: string | undefined;
    /** The reply of a call whose answer is cached: the cache takes it from here instead of from a response. */
    cachedJson: string | undefined;
    /** The member who asks; undefined for visitors and for calls that do not read the session. */
    member: SignedIn | undefined;
    /** While the shop is closed: who asks. Undefined in an open shop. */
    closedTo: ClosedTo | undefined;
    /** How long the request waited for a change, which is not time to answer. */
    waitedMs: number | undefined;
  };
}
