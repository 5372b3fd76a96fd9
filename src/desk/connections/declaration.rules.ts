import type { MessageDescriptor } from '@lingui/core';

/** The typed values of a connection, by field; a missing field is empty. */
export type Values = Readonly<Record<string, string>>;

export interface ConnectionField {
  name: string;
  label: MessageDescriptor;
  /** What it looks like, or where to find it. */
  hint?: MessageDescriptor;
  /** A secret is never answered, not even to its author. */
  secret?: boolean;
  /** The last four characters of a long generated secret identify it for people. */
  shows_end?: boolean;
  required?: boolean;
  /** Fields of a group are given together or not at all. */
  group?: string;
  /** Says where the secrets are sent or whose they are: if it changes, they must be entered again. */
  binds?: boolean;
  /** A choice between these; the first is the default. */
  options?: readonly { value: string; label: MessageDescriptor }[];
  pattern?: RegExp;
  most?: number;
}

/** Why a value is refused. */
export type Fault = 'missing' | 'format' | 'too_long' | 'again' | 'together' | MessageDescriptor;
export type Faults = Readonly<Record<string, Fault>>;

/** Results of a test other than success. */
export const TEST_PROBLEMS = [
  'missing',
  'unreachable',
  'slow',
  'refused',
  'refused_usd',
  'refused_rest',
  'encryption',
  'sender',
  'address',
  'no_bucket',
  'other_bytes',
  'quota',
  'failing',
] as const;
export type TestProblem = (typeof TEST_PROBLEMS)[number];

/** Everything about a connection except the call that tests it, which only the server can make (`connection-tests.ts`). */
export interface Declaration {
  name: MessageDescriptor;
  /** What the shop does without it. */
  without: MessageDescriptor;
  /** If one of these is set in the environment, the whole connection is. */
  variables: readonly string[];
  fields: readonly ConnectionField[];
  /** Faults that fields have together. */
  check?: (values: Values) => Faults;
  /** The same connection as environment variables, from which `readConfig` makes the configuration. */
  toVariables: (values: Values) => Record<string, string | undefined>;
  /** New values with what must survive of the old ones, such as a key that still verifies. */
  carry?: (before: Values, after: Values) => Values;
  /** A part that is not secret and identifies the connection for people. */
  host?: (values: Values) => string;
  /** What to ask the provider for, step by step. */
  guide: readonly MessageDescriptor[];
  /** The shop's addresses that the provider requires, by their path. */
  addresses?: readonly { label: MessageDescriptor; path: string }[];
  /** What the test does. */
  test: MessageDescriptor;
  tested: MessageDescriptor;
  problems: Partial<Record<TestProblem, MessageDescriptor>>;
  /** The consequences of its removal. */
  removal: MessageDescriptor;
}
