import { TEXT_LIMITS, type TextPart } from '#desk/work-desk/work-table.rules.ts';
import { LANGS, type Lang, type Text } from '#shared/locale.ts';

type Fact = 'id' | 'file' | 'year' | 'category' | 'subjects' | 'sale_mode' | 'edition_size' | 'sizes';

/** A column of the table: a fact, or a text in one language. */
export type ImportColumn = { code: string; heads: Text } & (
  | { kind: 'fact'; fact: Fact }
  | { kind: 'text'; part: TextPart | 'artist'; lang: Lang }
);

// Not messages: a table that a colleague made in another language must be read too.
const FACTS: Record<Fact, Text> = {
  id: { en: 'Number', 'zh-Hant': '作品編號', 'zh-Hans': '作品编号' },
  file: { en: 'File name', 'zh-Hant': '檔名', 'zh-Hans': '文件名' },
  year: { en: 'Year', 'zh-Hant': '年份', 'zh-Hans': '年份' },
  category: { en: 'Category', 'zh-Hant': '分類', 'zh-Hans': '分类' },
  subjects: { en: 'Subjects', 'zh-Hant': '題材', 'zh-Hans': '题材' },
  sale_mode: { en: 'Sold as', 'zh-Hant': '銷售方式', 'zh-Hans': '销售方式' },
  edition_size: { en: 'Size of the edition', 'zh-Hant': '限量幅數', 'zh-Hans': '限量幅数' },
  sizes: { en: 'Sizes and prices', 'zh-Hant': '尺寸與價格', 'zh-Hans': '尺寸与价格' },
};

/** Heads of earlier templates. */
const FORMER_HEADS: Partial<Record<Fact, readonly string[]>> = {
  subjects: ['主題', '主题'],
  sale_mode: ['販售方式'],
};

/** The labels on the page of a work. */
const TEXTS: Record<TextPart | 'artist', Text> = {
  artist: { en: 'Artist', 'zh-Hant': '藝術家', 'zh-Hans': '艺术家' },
  title: { en: 'Title', 'zh-Hant': '作品名稱', 'zh-Hans': '作品名称' },
  alt: { en: 'What the picture shows', 'zh-Hant': '圖片說明', 'zh-Hans': '图片说明' },
  inspiration: { en: 'Inspiration', 'zh-Hant': '創作靈感', 'zh-Hans': '创作灵感' },
  material: { en: 'Material', 'zh-Hant': '材質', 'zh-Hans': '材质' },
  certification: { en: 'Certificate and warranty', 'zh-Hant': '保證書與保固', 'zh-Hans': '证书与质保' },
  maintenance: { en: 'Care', 'zh-Hant': '保養方式', 'zh-Hans': '保养方式' },
};

/** Of earlier templates, and as people call them. */
const FORMER_TEXTS: Partial<Record<keyof typeof TEXTS, Partial<Text>>> = {
  alt: { 'zh-Hant': '畫面描述', 'zh-Hans': '画面描述' },
  material: { 'zh-Hant': '媒材' },
  certification: { 'zh-Hant': '保證書', 'zh-Hans': '证书' },
  maintenance: { 'zh-Hant': '保養', 'zh-Hans': '保养' },
};

/** The names of the languages in each language. */
const IN: Record<Lang, Text> = {
  en: { en: 'English', 'zh-Hant': '英文', 'zh-Hans': '英文' },
  'zh-Hant': { en: 'Traditional Chinese', 'zh-Hant': '繁體中文', 'zh-Hans': '繁体中文' },
  'zh-Hans': { en: 'Simplified Chinese', 'zh-Hant': '簡體中文', 'zh-Hans': '简体中文' },
};

function textColumns(part: TextPart | 'artist'): ImportColumn[] {
  return LANGS.map((lang) => ({
    kind: 'text',
    part,
    lang,
    code: `${part}_${lang.toLowerCase().replace('-', '_')}`,
    heads: {
      en: `${TEXTS[part].en} (${IN[lang].en})`,
      'zh-Hant': hanHead(TEXTS[part]['zh-Hant'], lang, 'zh-Hant'),
      'zh-Hans': hanHead(TEXTS[part]['zh-Hans'], lang, 'zh-Hans'),
    },
  }));
}

function hanHead(name: string, lang: Lang, reader: 'zh-Hant' | 'zh-Hans'): string {
  return `${name}（${IN[lang][reader]}）`;
}

function factColumn(fact: Fact): ImportColumn {
  return { kind: 'fact', fact, code: fact, heads: FACTS[fact] };
}

const TEXT_PARTS = Object.keys(TEXT_LIMITS) as TextPart[];

/** In the order of the file. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  factColumn('id'),
  factColumn('file'),
  ...textColumns('title'),
  ...textColumns('artist'),
  ...(['year', 'category', 'subjects', 'sale_mode', 'edition_size', 'sizes'] as const).map(factColumn),
  ...TEXT_PARTS.filter((part) => part !== 'title').flatMap(textColumns),
];

/** The same name in any case, width and bracket, and without spaces. */
function headKey(head: string): string {
  return head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*]+/g, '');
}

function formerHeads(column: ImportColumn): readonly string[] {
  if (column.kind === 'fact') return FORMER_HEADS[column.fact] ?? [];
  const former = FORMER_TEXTS[column.part];
  return (['zh-Hant', 'zh-Hans'] as const).flatMap((reader) => {
    const name = former?.[reader];
    return name ? hanHead(name, column.lang, reader) : [];
  });
}

const BY_HEAD = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [column.code, ...Object.values(column.heads), ...formerHeads(column)].map(
      (head) => [headKey(head), column] as const,
    ),
  ),
);

/** Heads without a language, as people write them themselves: the text is in the language of the head. */
const PLAIN_HEADS = new Map(
  (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((part) =>
    LANGS.flatMap((lang) =>
      [TEXTS[part][lang], FORMER_TEXTS[part]?.[lang]].flatMap((name) =>
        name ? [[headKey(name), { part, lang }] as const] : [],
      ),
    ),
  ),
);

/** The column that a head names, in any of our languages. */
export function columnOf(head: string, lang: Lang): ImportColumn | undefined {
  const key = headKey(head);
  const known = BY_HEAD.get(key);
  const plain = known ? undefined : PLAIN_HEADS.get(key);
  if (!plain) return known;
  // 「保證書」 and other words that both scripts share: the reader's own script decides.
  const isShared = lang !== 'en' && plain.lang !== 'en' && headKey(TEXTS[plain.part][lang]) === key;
  const wanted = isShared ? lang : plain.lang;
  return IMPORT_COLUMNS.find((one) => one.kind === 'text' && one.part === plain.part && one.lang === wanted);
}

export type SaleMode = 'online' | 'edition' | 'exhibition';

/** The words of the shop's own pages. */
const SALE_WORDS: Record<SaleMode, Text> = {
  online: { en: 'Open edition', 'zh-Hant': '不限量版', 'zh-Hans': '不限量版' },
  edition: { en: 'Numbered edition', 'zh-Hant': '限量編號版', 'zh-Hans': '限量编号版' },
  exhibition: { en: 'In exhibition stores', 'zh-Hant': '限定展售門市', 'zh-Hans': '限定展售门店' },
};

/** Shorter words that people write, and those of earlier templates. */
const SHORT_SALE_WORDS: Record<SaleMode, readonly string[]> = {
  online: ['不限量'],
  edition: ['限量編號', '限量编号'],
  exhibition: ['展售門市', '展售门店'],
};

/** How a work is sold, by the code or the word in a cell. */
export function saleModeOf(cell: string): SaleMode | undefined {
  const key = cell.normalize('NFKC').toLowerCase();
  const modes = Object.keys(SALE_WORDS) as SaleMode[];
  const wordsOf = (mode: SaleMode) => [mode, ...Object.values(SALE_WORDS[mode]), ...SHORT_SALE_WORDS[mode]];
  return modes.find((mode) => wordsOf(mode).some((word) => word.toLowerCase() === key));
}
