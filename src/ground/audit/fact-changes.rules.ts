import { LANGS, type Lang } from '#shared/locale.ts';
import { type Facts, isSame } from './audit.rules.ts';
import type { FactLog, LogReader, SubjectLog } from './log.rules.ts';
import { plainFormat } from './log-values.rules.ts';

/** One changed fact, as people read it. */
export interface FactChange {
  /** Unique within the change. */
  key: string;
  name: string;
  lang?: Lang;
  was: string;
  is: string;
  /** Too long for one line: the reader needs a marked difference. */
  isLong: boolean;
}

interface LoggedChange {
  subject_id: string;
  before: Facts;
  after: Facts;
}

/** Two longer texts in a line would look the same at their beginnings. */
const LONGEST_LINE = 80;
/** Some logs store each language as a fact of its own: `question en`, or only `en`. */
const IN_LANGUAGE = new RegExp(`^(?:(.+) )?(${LANGS.join('|')})$`);

/** A fact's name without its language, and that language. */
export function factName(key: string): { fact: string; lang?: Lang } {
  const found = IN_LANGUAGE.exec(key);
  const lang = LANGS.find((one) => one === found?.[2]);
  return lang ? { fact: found?.[1] ?? '', lang } : { fact: key };
}

/** The facts of a change, part by part and language by language, before and after. */
export function factChanges(log: SubjectLog, change: LoggedChange, reader: LogReader): FactChange[] {
  const { before, after, subject_id } = change;
  return Object.keys(after).flatMap((key) => {
    const { fact, lang } = factName(key);
    // Log rows outlive the words for them: an unknown fact shows its raw name.
    const known = log.fact(fact, subject_id) ?? { name: { id: fact, message: fact } };
    const changes = changesOf(known, [before[key], after[key]], { key, name: reader.i18n._(known.name) }, reader);
    return lang ? changes.map((one) => ({ ...one, lang })) : changes;
  });
}

type Pair = readonly [was: unknown, is: unknown];

function changesOf(log: FactLog, pair: Pair, place: { key: string; name: string }, reader: LogReader): FactChange[] {
  const inside = (name: string): Pair => [partOf(pair[0], name), partOf(pair[1], name)];
  const differs = (name: string) => !isSame(...inside(name));
  if (log.parts && pair.every(isObjectOrNothing))
    return namesIn(pair)
      .filter(differs)
      .flatMap((name) => {
        const part = log.parts?.[name] ?? { name: { id: name, message: name } };
        const called = `${place.name} · ${reader.i18n._(part.name)}`;
        return changesOf(part, inside(name), { key: `${place.key} ${name}`, name: called }, reader);
      });
  if (pair.every((value) => isObjectOrNothing(value) && (isNothing(value) || isText(value))) && pair.some(isText))
    return LANGS.filter(differs).map((lang) => ({
      ...changeOf(log, inside(lang), { ...place, key: `${place.key} ${lang}` }, reader),
      lang,
    }));
  return [changeOf(log, pair, place, reader)];
}

function changeOf(log: FactLog, pair: Pair, place: { key: string; name: string }, reader: LogReader): FactChange {
  const [was, is] = pair.map((value) => (isNothing(value) ? plainFormat : (log.format ?? plainFormat))(value, reader));
  const isLong = [was, is].some((text = '') => [...text].length > LONGEST_LINE || text.includes('\n'));
  return { ...place, was: was ?? '', is: is ?? '', isLong };
}

/** Whether a value can be split into parts, or is absent; the log shortens very long values of any kind to text. */
function isObjectOrNothing(value: unknown): value is object | null | undefined {
  return isNothing(value) || (typeof value === 'object' && !Array.isArray(value));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

/** A text in some or all languages. */
function isText(value: unknown): boolean {
  const names = Object.keys(value ?? {});
  return names.length > 0 && names.every((name) => LANGS.some((lang) => lang === name));
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function namesIn(pair: Pair): string[] {
  return [...new Set(pair.flatMap((value) => Object.keys(value ?? {})))];
}

// @chunk log
