import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#kit/icon.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { Suggestion } from '../search.contract.ts';
import { loadSuggestions } from '../search.queries.ts';
import { MarkedText } from './marked-text.tsx';

/** People type faster than they need answers. */
const PAUSE_MS = 180;

/** A work, artist or article, or a popular word. */
export type Offer = Suggestion | string;

interface SearchOffersProps {
  /** The prefix of the options' ids. */
  id: string;
  typed: string;
  open: boolean;
  active: number;
  /** Passes the options to the field, which handles the keys. */
  onOffer: (offered: readonly Offer[]) => void;
  onChoose: (offer: Offer) => void;
}

const NOTHING: readonly Offer[] = [];

/** The options under the header's search; loaded when the field first gets the focus. */
export function SearchOffers({ id, typed, open, active, onOffer, onChoose }: SearchOffersProps) {
  const keyword = usePaused(typed);
  const data = useSuggestions(keyword, open);
  const offered: readonly Offer[] = (open && (keyword === '' ? data?.hot : data?.list)) || NOTHING;
  useEffect(() => onOffer(offered), [onOffer, offered]);
  return offered.map((offer, index) => (
    <Option
      key={typeof offer === 'string' ? offer : `${offer.kind} ${offer.id}`}
      id={`${id}-${index}`}
      isActive={index === active}
      onChoose={() => onChoose(offer)}
    >
      {typeof offer === 'string' ? <HotWord word={offer} /> : <Found {...offer} />}
    </Option>
  ));
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // The field keeps the focus and names the active option; it handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-small hover:bg-wall-deep aria-selected:bg-wall-deep"
    >
      {children}
    </div>
  );
}

function HotWord({ word }: { word: string }) {
  return (
    <>
      <Icon name="search" size={16} className="text-ink-soft" />
      {word}
    </>
  );
}

function Found({ picture, title, title_marks, subtitle, subtitle_marks }: Suggestion) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center">
        {picture && (
          // Uncropped within the square.
          <span className="block" style={{ width: `${Math.min(100, (100 * picture.width) / picture.height)}%` }}>
            <Picture picture={picture} alt="" sizes="44px" />
          </span>
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate">
          <MarkedText text={title} marks={title_marks} />
        </span>
        {subtitle && (
          <span className="block truncate text-caption text-ink-soft">
            <MarkedText text={subtitle} marks={subtitle_marks} />
          </span>
        )}
      </span>
    </>
  );
}

/** The suggestions for a word; until they arrive, those for the former one. */
function useSuggestions(keyword: string, wanted: boolean) {
  const { context } = useRouter().options;
  const [answer, setAnswer] = useState<{ keyword: string; reply: Awaited<ReturnType<typeof loadSuggestions>> }>();
  const isKnown = answer?.keyword === keyword;
  useEffect(() => {
    if (!wanted || isKnown) return undefined;
    let isLatest = true;
    loadSuggestions(context, keyword).then(
      (reply) => isLatest && setAnswer({ keyword, reply }),
      // The API client has shown the error.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [context, keyword, wanted, isKnown]);
  return answer?.reply;
}

/** A debounced value. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
