import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Locale } from '#shared/locale.ts';

/** The reader's language and clock. */
export interface LogReader {
  i18n: I18n;
  locale: Locale;
  clock: (at: string) => string;
}

/** Formats a logged value for people, with line ends between lines. A value it does not understand is shown as it is. */
export type FactFormat = (value: unknown, reader: LogReader) => string;

/** One fact of the log: its name and how its values are formatted. */
export interface FactLog {
  name: MessageDescriptor;
  /** Texts, numbers and plain lists need none. */
  format?: FactFormat;
  /** The parts of an object; only those that differ are shown. */
  parts?: FactLogs;
}
export type FactLogs = Readonly<Record<string, FactLog>>;

/** The words of the log for one kind of thing: everything ever logged about it has a word here. */
export interface SubjectLog {
  /** The thing, by its number or key. */
  thing: (subject_id: string) => MessageDescriptor;
  actions: Readonly<Record<string, MessageDescriptor>>;
  /** A fact by its name in the log, without its language. */
  fact: (name: string, subject_id: string) => FactLog | undefined;
}

/** For a kind of thing whose facts are the same for all. */
export function factsIn(facts: FactLogs): SubjectLog['fact'] {
  return (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
}

// @chunk log
