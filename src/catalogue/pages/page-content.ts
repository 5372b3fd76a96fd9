import type { Block } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';

/** A static page: its head, its description for search engines, and its blocks. */
export interface PageContent {
  title: Text;
  lead: Text;
  description: Text;
  blocks: readonly Block[];
}

/** A legal document. Orders agree to a version; a changed text gets a new one (server/legal.service.ts). */
export interface LegalContent extends PageContent {
  version: string;
}

/** `id` is the fragment of a link to it. */
export interface FaqEntry {
  id: string;
  question: Text;
  answer: readonly Block[];
}
