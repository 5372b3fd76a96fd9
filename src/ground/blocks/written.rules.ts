import { LANGS, type Lang, localeOf, perLang, type Text, usesHanScript } from '#shared/locale.ts';
import type { Block, StoredBlock } from './block.rules.ts';

/** The blocks that are only text: the parts of answers and documents. */
export const WRITTEN_KINDS = ['paragraph', 'heading', 'list', 'steps', 'facts', 'quote'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** A block as a person writes it: a list has an item on each line, facts have `term | text` on each, a quote `words | by whom`. */
export interface WrittenBlock {
  kind: WrittenKind;
  /** The anchor of a heading. */
  anchor?: string | undefined;
  words: Text;
}

/** Text-only blocks; they are the same before and after works are looked up. */
export type WordBlock = Extract<Block, { kind: 'paragraph' | 'heading' | 'list' | 'facts' | 'quote' }>;

const BAR = ' | ';

/** Blocks as a person writes them, without those that are not only text. */
export function writtenBlocks(blocks: readonly (Block | StoredBlock)[]): WrittenBlock[] {
  return blocks.flatMap((block): WrittenBlock[] => {
    switch (block.kind) {
      case 'paragraph':
        return [{ kind: 'paragraph', words: ordered(block.text) }];
      case 'heading':
        return [{ kind: 'heading', anchor: block.id, words: ordered(block.text) }];
      case 'list':
        return [{ kind: block.ordered ? 'steps' : 'list', words: inLines(block.items, (item, lang) => item[lang]) }];
      case 'facts':
        return [{ kind: 'facts', words: inLines(block.rows, ({ term, text }, lang) => term[lang] + BAR + text[lang]) }];
      case 'quote':
        return [
          {
            kind: 'quote',
            words: perLang(({ lang }) => [block.text, block.by].flatMap((half) => half?.[lang] ?? []).join(BAR)),
          },
        ];
      default:
        return [];
    }
  });
}

/** The reverse, for one block. A heading without an anchor gets one from its English text that is not in `taken`. */
export function blockFromWritten({ kind, anchor, words }: WrittenBlock, taken: Set<string>): WordBlock {
  const lines = perLang(({ lang }) => linesOf(words[lang]));
  const row = (at: number) => perLang(({ lang }) => lines[lang][at] ?? '');
  const rows = Array.from({ length: Math.max(...LANGS.map((lang) => lines[lang].length)) }, (_, at) => row(at));
  switch (kind) {
    case 'paragraph':
      return { kind, text: oneLine(lines) };
    case 'heading':
      return { kind, id: freeName(anchor || words.en, taken), text: oneLine(lines) };
    case 'list':
      return { kind, items: rows };
    case 'steps':
      return { kind: 'list', items: rows, ordered: true };
    case 'facts':
      return { kind, rows: rows.map((fact) => ({ term: half(fact, 0), text: half(fact, 1) })) };
    case 'quote': {
      const quoted = oneLine(lines);
      const by = half(quoted, 1);
      return { kind, text: half(quoted, 0), ...(LANGS.some((lang) => by[lang] !== '') && { by }) };
    }
  }
}

/** What is wrong with a list, facts or a quote: a language with another number of lines than English, or without its bar. */
export function writingFault({ kind, words }: WrittenBlock): { lang: Lang; rule: string } | undefined {
  if (kind === 'paragraph' || kind === 'heading') return undefined;
  if (kind === 'quote') {
    const unnamed = LANGS.some((lang) => isFact(words[lang])) && LANGS.find((lang) => !isFact(words[lang]));
    return unnamed ? { lang: unnamed, rule: 'quote_bar' } : undefined;
  }
  const count = linesOf(words.en).length;
  const uneven = LANGS.find((lang) => linesOf(words[lang]).length !== count);
  if (uneven) return { lang: uneven, rule: 'lines_differ' };
  const barless = kind === 'facts' && LANGS.find((lang) => linesOf(words[lang]).some((line) => !isFact(line)));
  return barless ? { lang: barless, rule: 'fact_bar' } : undefined;
}

/** An unused anchor from a text: `What we sell` becomes `what-we-sell`. */
export function freeName(words: string, taken: Set<string>): string {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = plain.slice(0, 40).replace(/-$/, '') || 'part';
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

function inLines<Row>(rows: readonly Row[], line: (row: Row, lang: Lang) => string): Text {
  return perLang(({ lang }) => rows.map((row) => line(row, lang)).join('\n'));
}

function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Joins the lines of a paragraph; Chinese puts no space between them. */
function oneLine(lines: Record<Lang, string[]>): Text {
  return perLang(({ lang }) => lines[lang].join(usesHanScript(localeOf(lang)) ? '' : ' '));
}

function isFact(line: string): boolean {
  const [term = '', text = ''] = halves(line);
  return term !== '' && text !== '';
}

function half(fact: Text, which: 0 | 1): Text {
  return perLang(({ lang }) => halves(fact[lang])[which]);
}

function halves(line: string): [string, string] {
  const bar = line.indexOf('|');
  return bar < 0 ? [line, ''] : [line.slice(0, bar).trim(), line.slice(bar + 1).trim()];
}

/** A text in the forms' key order, independent of the database's. */
function ordered(text: Text): Text {
  return perLang(({ lang }) => text[lang]);
}
