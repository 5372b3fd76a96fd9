/**
 * A catalogue in the browser has two parts. The front holds what the pages most people see first say; the rooms behind it
 * hold the rest, which is loaded once somebody goes there. What only the server says (mails, refusals) is in neither.
 */
const FRONT_PAGES = /^\/($|shop|artist|search)/;
const FRONT_SOURCES =
  /^src\/(?:web\/(?!kit\/components-page)|ground\/|features\/(?:artists|cart|catalog|delivery|directory|favorites|home|search|zoom)\/|features\/wall\/ui\/wall-link\.)/;
const SERVER_SOURCES = /\/server\//;

/** Whether a page, by its path without the language, needs nothing but the front part. */
export function isFrontPage(path: string): boolean {
  return FRONT_PAGES.test(path);
}

/** The part of the catalogue in which a message belongs, by the files that say it. */
export function partOf(sources: readonly string[]): 'front' | 'rooms' | 'server' {
  const said = sources.filter((file) => !SERVER_SOURCES.test(file));
  if (sources.length > 0 && said.length === 0) return 'server';
  return said.some((file) => FRONT_SOURCES.test(file)) ? 'front' : 'rooms';
}
