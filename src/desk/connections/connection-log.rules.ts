import { msg } from '@lingui/core/macro';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import { CONNECTION_NAMES, DECLARATIONS } from './connections.rules.ts';

const LOG: Omit<SubjectLog, 'thing'> = {
  actions: {
    enter: msg`Connection entered`,
    change: msg`Connection changed`,
    remove: msg`Connection removed`,
  },
  // No value of a connection is ever logged.
  fact: () => undefined,
};

/** By the id in the log: `connection paypal`. */
export const CONNECTION_LOGS: Readonly<Record<string, SubjectLog>> = Object.fromEntries(
  CONNECTION_NAMES.map((name) => [`connection ${name}`, { ...LOG, thing: () => DECLARATIONS[name].name }]),
);

// @chunk log
