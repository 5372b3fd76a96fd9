import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import { tellLines, tellMoment, tellPicture, tellPlain, tellWords } from '#ground/audit/log-values.rules.ts';
import { DRAWING_WORDS } from '#ground/blocks/drawing.words.ts';
import { TAG_WORDS, TYPE_WORDS } from './article.words.ts';
import { BLOCK_WORDS, STATE_WORDS } from './article-desk.words.ts';

/** What a part of the text is, and which work, artist or picture it shows. */
const tellBlock: Tell = (value, reader) => {
  if (typeof value !== 'object' || value === null) return tellPlain(value, reader);
  const { kind, drawing, item_id, artist_id, hash } = value as Record<string, unknown>;
  const shown = hash ? tellPicture(hash, reader) : (item_id ?? artist_id ?? '');
  const words = [tellWords(BLOCK_WORDS)(kind, reader), drawing ? tellWords(DRAWING_WORDS)(drawing, reader) : shown];
  return words.filter((word) => word !== '').join(' · ');
};

const FACTS: FactLogs = {
  slug: { name: msg`Web address` },
  type: { name: msg`Kind`, tell: tellWords(TYPE_WORDS) },
  tags: { name: msg`Subjects`, tell: tellWords(TAG_WORDS) },
  title: { name: msg`Article title` },
  summary: { name: msg`Summary` },
  cover_item_id: { name: msg`Cover` },
  cover_hash: { name: msg`Cover`, tell: tellPicture },
  cover_alt: { name: msg`What is on the cover` },
  text: { name: msg`Text` },
  blocks: { name: msg`Parts of the text`, tell: tellLines(tellBlock) },
  status: { name: msg`State`, tell: tellWords(STATE_WORDS) },
  published_at: { name: msg`Publication date`, tell: tellMoment },
  name: { name: msg`Name of the file` },
};

/** A picture is named by its hash, an article by its number. */
const isHash = (id: string) => !/^\d+$/.test(id);

/** How the log speaks of articles. */
export const ARTICLE_LOG: SubjectLog = {
  thing: (id) => (isHash(id) ? msg`A picture for articles` : msg`Article ${id}`),
  deeds: {
    create: msg`Added`,
    save: msg`Changed`,
    publish: msg({ message: 'Published', context: 'article' }),
    withdraw: msg({ message: 'Withdrawn', context: 'article' }),
    delete: msg`Deleted`,
    restore: msg`Brought back`,
    upload: msg`Uploaded`,
  },
  fact: factsIn(FACTS),
};
