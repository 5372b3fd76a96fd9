import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { TextDifference } from './desk/text-difference.tsx';
import type { Proposal } from './proposal.rules.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Longer texts are shown one after the other: comparing them by character takes too long. */
const COMPARED = 3_000;

export interface LabelledOffer extends Proposal {
  was: string;
  /** The field's label. */
  label: string;
}

interface ProposedTextsProps {
  offers: readonly LabelledOffer[];
  onDecide: (decided: readonly LabelledOffer[], isTaken: boolean) => void;
}

/** Existing texts, each with the proposal marked in it, to accept or decline one by one. */
export function ProposedTexts({ offers, onDecide }: ProposedTextsProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(0);
  // The pressed button is gone: the focus moves to the remaining ones.
  useEffect(() => {
    if (offers.length > 0 && offers.length < had.current) heading.current?.focus();
    had.current = offers.length;
  }, [offers.length]);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-2 border-ink border-s-2 bg-wall-deep px-4 py-3">
      <h4 ref={heading} id={titleId} tabIndex={-1} className="font-medium text-small outline-none">
        <Plural value={offers.length} one="# text would read differently" other="# texts would read differently" />
      </h4>
      <ul>
        {offers.map((offer) => (
          <li key={offer.name} className="border-hairline border-b py-3 last:border-b-0">
            <p className="text-caption text-ink-soft">{offer.label}</p>
            <div className="max-h-60 overflow-y-auto text-small [overflow-wrap:anywhere]">
              {offer.was.length > COMPARED || offer.text.length > COMPARED ? (
                <p lang="zh-CN" className="whitespace-pre-line">
                  <del>{offer.was}</del> <ins>{offer.text}</ins>
                </p>
              ) : (
                <TextDifference was={offer.was} is={offer.text} lang="zh-CN" />
              )}
            </div>
            <div className="flex flex-wrap gap-x-3">
              <Button kind="quiet" className="-ms-3" onClick={() => onDecide([offer], true)}>
                <Trans>Use the proposal</Trans>
                <VisuallyHidden>{`: ${offer.label}`}</VisuallyHidden>
              </Button>
              <Button kind="quiet" onClick={() => onDecide([offer], false)}>
                <Trans>Leave my text</Trans>
                <VisuallyHidden>{`: ${offer.label}`}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <div className="flex flex-wrap gap-x-3">
          <Button kind="quiet" className="-ms-3" onClick={() => onDecide(offers, true)}>
            <Trans>Use all proposals</Trans>
          </Button>
          <Button kind="quiet" onClick={() => onDecide(offers, false)}>
            <Trans>Leave all my texts</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
