import type { Block } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';

/** A page of words: what stands at its head, what search engines are told, and its blocks. */
export interface PageContent {
  title: Text;
  lead: Text;
  description: Text;
  blocks: readonly Block[];
}

/** A page that binds the shop. Orders agree to a version; a changed text gets a new one (server/legal.service.ts). */
export interface LegalContent extends PageContent {
  version: string;
}

/** One question of the help page with its answer; `id` is what a link to it ends with. */
export interface FaqEntry {
  id: string;
  question: Text;
  answer: readonly Block[];
}
