/** A number beside an icon or a link. */
export const badge = 'min-w-5 rounded-full bg-accent px-1 text-center text-caption text-on-accent leading-5';
