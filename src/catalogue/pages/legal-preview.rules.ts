import { blocksIn } from '#ground/blocks/block.rules.ts';
import { blocksFromAnswer } from '#ground/blocks/page-part.rules.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { LegalReply, LegalWords } from './legal.contract.ts';
import type { PageReply } from './page.contract.ts';
import { blocksWithFacts, textWithFacts } from './page-facts.rules.ts';

/** The public page of a document that is being written. */
export function pageOfWritten(
  { page, facts, pictures }: Pick<LegalReply, 'page' | 'facts'> & { pictures: Picture[] },
  words: LegalWords,
  lang: Lang,
): PageReply {
  const { title, lead, description, blocks } = words;
  const filled = (text: Text) => textWithFacts(facts[lang], text[lang]);
  return {
    code: 'success',
    page: {
      page,
      title: filled(title),
      lead: filled(lead),
      description: filled(description),
      blocks: blocksWithFacts(facts[lang], blocksIn(blocksFromAnswer(blocks), lang)),
      versions: [],
    },
    works: [],
    artists: [],
    pictures,
  };
}
