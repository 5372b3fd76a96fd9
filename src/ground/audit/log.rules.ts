import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Locale } from '#shared/locale.ts';

/** Who reads of a change: in which language, and on which clock. */
export interface LogReader {
  i18n: I18n;
  locale: Locale;
  clock: (at: string) => string;
}

/** A value of the log as people read it; lines are divided by line ends. What it does not understand it tells as it is. */
export type FactFormat = (value: unknown, reader: LogReader) => string;

/** One fact of the log: what it is called and how its values are read. */
export interface FactLog {
  name: MessageDescriptor;
  /** Texts, numbers and plain lists need none. */
  format?: FactFormat;
  /** Of what holds several facts, each of them: only those that differ are told. */
  parts?: FactLogs;
}
export type FactLogs = Readonly<Record<string, FactLog>>;

/** How the log speaks of a kind of thing: everything that is ever written about it has a word here. */
export interface SubjectLog {
  /** One of them, by its number or key. */
  thing: (subject_id: string) => MessageDescriptor;
  actions: Readonly<Record<string, MessageDescriptor>>;
  /** A fact by its name in the log, without the language that may stand behind it. */
  fact: (name: string, subject_id: string) => FactLog | undefined;
}

/** A kind of thing whose facts are the same for all of them. */
export function factsIn(facts: FactLogs): SubjectLog['fact'] {
  return (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
}

// @chunk log
