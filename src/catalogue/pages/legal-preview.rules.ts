import { blocksIn } from '#ground/blocks/block.rules.ts';
import { blocksFromWritten } from '#ground/blocks/written.rules.ts';
import type { Lang } from '#shared/locale.ts';
import type { LegalReply, LegalWords } from './legal.contract.ts';
import type { PageReply } from './page.contract.ts';
import { withFacts } from './page-facts.rules.ts';

/** What the public page would show of a document as it is being written. */
export function pageOfWritten(
  { page, facts }: Pick<LegalReply, 'page' | 'facts'>,
  words: LegalWords,
  lang: Lang,
): PageReply {
  const { title, lead, description, blocks } = words;
  return {
    code: 'success',
    page: withFacts(facts[lang], {
      page,
      title: title[lang],
      lead: lead[lang],
      description: description[lang],
      blocks: blocksIn(blocksFromWritten(blocks), lang),
      versions: [],
    }),
    works: [],
    artists: [],
  };
}
