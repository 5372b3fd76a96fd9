/**
 * The browser's message catalogue of a language comes in two parts (decision 13). `first` holds what the pages most people
 * see first say; `rest` is loaded once somebody goes to another page. What only the server says (mails, refusals) is in
 * neither.
 */
export type MessagePart = 'first' | 'rest' | 'server';

const FIRST_PAGES = /^\/($|shop|artist|search)/;
/** Parts of the kit that stand in forms, in articles and in the back office, which no first page has. */
const LATER_PARTS =
  'blocks|character-count|combobox|desk|form-errors|password-field|phone-fields|propos|unsaved-guard|wrong-fields';
const FIRST_SOURCES = new RegExp(
  // How the log speaks is read in the back office alone.
  '^src/(?!.*-log\\.rules)(?:' +
    [
      `kit/(?!components-page|${LATER_PARTS})`,
      'app/(?:pages/(?!later-page-titles|staff-page-titles)|routes/(?!mailbox|wall)|shell/)',
      'ground/(?!audit/|blocks/.*words)',
      'shared/return-promise',
      'catalogue/(?:artists/|works/|search/|zoom/|cart/(?:ui/)?add-to-cart|favorites/ui/favorite-button|wall/ui/wall-link)',
      'selling/directory/(?!ui/(?:seller|desk)/)',
      'buying/home/(?!home-desk|ui/desk/)',
    ].join('|') +
    ')',
);
const SERVER_SOURCES = /\/server\//;

/** Whether a page, by its path without the language, says nothing but what the first part holds. */
export function needsOnlyFirstPart(path: string): boolean {
  return FIRST_PAGES.test(path);
}

/** The part in which a message belongs, by the files that say it. */
export function messagePartOf(sources: readonly string[]): MessagePart {
  const said = sources.filter((file) => !SERVER_SOURCES.test(file));
  if (sources.length > 0 && said.length === 0) return 'server';
  return said.some((file) => FIRST_SOURCES.test(file)) ? 'first' : 'rest';
}
