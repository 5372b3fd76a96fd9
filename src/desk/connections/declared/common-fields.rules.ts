import { msg } from '@lingui/core/macro';
import type { ConnectionField } from '../declaration.rules.ts';

/** Printable characters without a space, as providers make keys. */
export const KEY = /^[\x21-\x7e]+$/;

/** Money and keys are sent there, so only an address on this machine may be used without TLS. */
export const SAFE_ADDRESS = /^(https:\/\/[^\s/@?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/?$/;

export const MODE: ConnectionField = {
  name: 'mode',
  label: msg`These keys are for`,
  binds: true,
  options: [
    { value: 'live', label: msg`Live: real payments` },
    { value: 'test', label: msg`Test: the provider’s sandbox, no money moves` },
  ],
};
