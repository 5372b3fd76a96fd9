import { msg } from '@lingui/core/macro';
import { type FactFormat, type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { linesFormat, momentFormat, pictureFormat, plainFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { DRAWING_WORDS } from '#ground/blocks/drawing.words.ts';
import { TAG_WORDS, TYPE_WORDS } from './article.words.ts';
import { BLOCK_WORDS, STATE_WORDS } from './article-desk.words.ts';

const blockFormat: FactFormat = (value, reader) => {
  if (typeof value !== 'object' || value === null) return plainFormat(value, reader);
  const { kind, drawing, item_id, artist_id, hash } = value as Record<string, unknown>;
  const shown = hash ? pictureFormat(hash, reader) : (item_id ?? artist_id ?? '');
  const words = [wordsFormat(BLOCK_WORDS)(kind, reader), drawing ? wordsFormat(DRAWING_WORDS)(drawing, reader) : shown];
  return words.filter((word) => word !== '').join(' · ');
};

const FACTS: FactLogs = {
  slug: { name: msg`Web address` },
  type: { name: msg`Kind`, format: wordsFormat(TYPE_WORDS) },
  tags: { name: msg`Subjects`, format: wordsFormat(TAG_WORDS) },
  title: { name: msg`Article title` },
  summary: { name: msg`Summary` },
  cover_item_id: { name: msg`Cover` },
  cover_hash: { name: msg`Cover`, format: pictureFormat },
  cover_alt: { name: msg`What is on the cover` },
  text: { name: msg`Text` },
  blocks: { name: msg`Parts of the text`, format: linesFormat(blockFormat) },
  status: { name: msg`State`, format: wordsFormat(STATE_WORDS) },
  published_at: { name: msg`Publication date`, format: momentFormat },
  name: { name: msg`Name of the file` },
};

/** A picture is identified by its hash, an article by its number. */
const isHash = (id: string) => !/^\d+$/.test(id);

export const ARTICLE_LOG: SubjectLog = {
  thing: (id) => (isHash(id) ? msg`A picture for articles` : msg`Article ${id}`),
  actions: {
    create: msg`Added`,
    save: msg`Changed`,
    publish: msg({ message: 'Published', context: 'article' }),
    withdraw: msg({ message: 'Withdrawn', context: 'article' }),
    delete: msg`Deleted`,
    restore: msg`Restored`,
    upload: msg`Uploaded`,
  },
  fact: factsIn(FACTS),
};
