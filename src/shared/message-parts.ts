/**
 * The browser's messages of a language come in two parts (decision 13). `first` has the texts of the pages most
 * people see first; `rest` is loaded when a visitor goes to another page. Texts that only the server uses (mails,
 * refusals) are in neither.
 */
export type MessagePart = 'first' | 'rest' | 'server';

const FIRST_PAGES = /^\/($|shop|artist|search)/;
/** Parts of the kit used in forms, articles and the back office, which no first page has. */
const LATER_PARTS =
  'blocks|character-count|combobox|copy-button|desk|form-errors|gift-facts|hanging-kit|paper-field|password-field|phone-fields|propos|save-file|unsaved-guard|wrong-fields';
const FIRST_SOURCES = new RegExp(
  // Only the back office shows the log's words.
  '^src/(?!.*-log\\.rules)(?:' +
    [
      `kit/(?!action-panel|charts/|components-page|${LATER_PARTS})`,
      'app/(?:pages/(?!later-page-titles|staff-page-titles)|routes/(?!mailbox|match|wall)|shell/)',
      'ground/(?!audit/|books-cases/|staff-notices/|blocks/.*words)',
      'shared/return-promise',
      'catalogue/(?:artists/|works/(?!harmony-words|ui/match-note)|search/|zoom/ui/zoom-button|cart/(?:ui/)?add-to-cart|favorites/ui/favorite-button|wall/ui/wall-link|models/ui/model-button)',
      'selling/directory/(?!ui/(?:seller|desk)/)',
      'buying/home/(?!home-desk|ui/desk/)',
    ].join('|') +
    ')',
);
const SERVER_SOURCES = /\/server\//;

/** Whether a page, by its path without the language, uses only texts of the first part. */
export function needsOnlyFirstPart(path: string): boolean {
  return FIRST_PAGES.test(path);
}

/** The part of a message, by the files that use it. */
export function messagePartOf(sources: readonly string[]): MessagePart {
  const said = sources.filter((file) => !SERVER_SOURCES.test(file));
  if (sources.length > 0 && said.length === 0) return 'server';
  return said.some((file) => FIRST_SOURCES.test(file)) ? 'first' : 'rest';
}
