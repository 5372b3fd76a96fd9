import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { colourList, harmonyWords } from '#catalogue/works/harmony-words.rules.ts';
import { wantedColours } from '#catalogue/works/wanted-colours.rules.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import { Byline } from '#kit/byline.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { MatchedWorks } from '../match.queries.ts';

interface MatchGroupProps {
  group: MatchedWorks;
  colours: readonly Colour[];
  /** Passes the photo to the visitor's own wall, if there is one. */
  onHang: (() => void) | undefined;
}

/** The works of one harmony, why they go with the room, and the way to all of them. */
export function MatchGroup({ group: { harmony, match, total, list }, colours, onHang }: MatchGroupProps) {
  const { t, i18n } = useLingui();
  const langOf = useForeignLang();
  const { name, why } = harmonyWords[harmony];
  const theirs = wantedColours({ harmony, colours })
    .every.map((group) => colourList(i18n, group, 'disjunction'))
    .join(' + ');
  return (
    <section aria-label={i18n._(name)} className="border-hairline border-b py-6 first:pt-0 max-lg:first:pt-8">
      <h2 className="text-title">{i18n._(name)}</h2>
      <p className="prose-text mt-1">
        {i18n._(why)}{' '}
        <span className="text-ink-soft">
          <Trans>These works: {theirs}.</Trans>
        </span>
      </p>
      {list.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>No work in the shop goes with your room like this.</Trans>
        </p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-4">
          {list.map((item) => (
            <li key={item.item_id} className="flex flex-col text-small">
              <div className="relative flex aspect-square items-center bg-wall-deep p-3">
                {item.picture && (
                  <span
                    className="mx-auto block max-h-full max-w-full"
                    style={{ aspectRatio: item.aspect, width: item.aspect >= 1 ? '100%' : `${item.aspect * 100}%` }}
                  >
                    <Picture picture={item.picture} alt={item.alt} sizes="(max-width: 48rem) 45vw, 12rem" />
                  </span>
                )}
              </div>
              <Link
                to="/shop/$id"
                params={{ id: String(item.item_id) }}
                lang={langOf(item.title)}
                className="text-link mt-2 self-start"
              >
                {item.title}
              </Link>
              <p className="text-ink-soft">
                <Byline artist={item.artist.name} year={item.year} />
              </p>
              {onHang && (
                <Link
                  to="/wall"
                  search={{ works: String(item.item_id), room: 'photo' }}
                  onClick={onHang}
                  aria-label={t`Hang “${item.title}” on my photo`}
                  className="text-link mt-1 self-start py-1"
                >
                  <Trans>Hang it on my photo</Trans>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {total > list.length && (
        <Link to="/shop" search={{ match }} className="text-link mt-4 inline-block py-2">
          <Plural value={total} one="Show # work" other="Show all # works" />
        </Link>
      )}
    </section>
  );
}
