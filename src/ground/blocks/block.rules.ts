import type { Text } from '#shared/locale.ts';

/** Drawings that the shop makes itself, by name. */
export const DRAWINGS = [
  'print-layers',
  'frame-sections',
  'hanging-height',
  'mat-widths',
  'packing',
  'size-ladder',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * What articles and pages are made of; never HTML. Texts may hold `*stressed words*` and links `[words](/path)`, to pages of the
 * shop or `https://` addresses, and nothing else.
 */
export type Block =
  | { kind: 'paragraph'; text: Text }
  /** `id` is what a link to it ends with. */
  | { kind: 'heading'; text: Text; id: string }
  | { kind: 'list'; items: readonly Text[]; ordered?: boolean }
  | { kind: 'quote'; text: Text; by?: Text }
  | { kind: 'facts'; rows: readonly { term: Text; text: Text }[] }
  | { kind: 'drawing'; drawing: Drawing; caption: Text }
  /** A work as a picture with its label; `detail` shows a part of it, close up. */
  | { kind: 'work'; slug: string; caption?: Text; detail?: boolean }
  | { kind: 'artist'; slug: string };
