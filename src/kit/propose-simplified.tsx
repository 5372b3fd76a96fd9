import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from './button.tsx';
import type { Asker } from './client/api-client.ts';
import { textAt, textNames } from './form-texts.rules.ts';
import { type Proposal, sortProposals } from './proposal.rules.ts';
import { type LabelledOffer, ProposedTexts } from './proposed-texts.tsx';

interface ProposeSimplifiedProps {
  /** The API call; returns proposals in the same order. */
  propose: (asker: Asker, texts: string[]) => Promise<string[]>;
}

interface Proposed {
  /** The former texts of the filled fields, for Undo. */
  before: Proposal[];
  offers: LabelledOffer[];
}

/**
 * Proposes the Simplified texts of the form from the Traditional ones: empty fields are filled, which can be
 * undone; where a text exists, the proposal is shown beside it to accept or decline.
 */
export function ProposeSimplified({ propose }: ProposeSimplifiedProps) {
  const { options } = useRouter();
  const { getValues, setValue, formState } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asking' | 'failed' | Proposed>();
  const proposed = typeof state === 'object' ? state : undefined;
  const write = (texts: readonly Proposal[]) => {
    for (const { name, text } of texts)
      setValue(`${name}.zh-Hans`, text, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: formState.isSubmitted,
      });
  };
  const currentOf = ({ name }: Proposal) => ({ name, text: textAt(getValues(), name)?.['zh-Hans'] ?? '' });
  function labelOf(name: string): string {
    const field = place.current?.closest('form')?.elements.namedItem(`${name}.zh-Hans`);
    const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
    return labels?.[0]?.textContent?.trim() ?? '';
  }
  async function fillIn() {
    const values = getValues();
    // Without a Traditional text, the Simplified one stays.
    const names = textNames(values).filter((name) => textAt(values, name)?.['zh-Hant'].trim());
    const given = names.map((name) => textAt(values, name)?.['zh-Hant'] ?? '');
    setState('asking');
    try {
      const texts = await propose(options.context, given);
      const all = names.map((name, at) => ({ name, text: texts[at] ?? '' }));
      const { fills, offers } = sortProposals(getValues(), all);
      setState({
        before: fills.map(currentOf),
        offers: offers.map((offer) => ({ ...offer, label: labelOf(offer.name) })),
      });
      write(fills);
    } catch {
      setState('failed');
    }
  }
  function decide(decided: readonly LabelledOffer[], isTaken: boolean) {
    if (!proposed) return;
    const before = isTaken ? [...proposed.before, ...decided.map(currentOf)] : proposed.before;
    if (isTaken) write(decided);
    setState({ before, offers: proposed.offers.filter((offer) => !decided.includes(offer)) });
  }
  return (
    <div ref={place}>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button kind="quiet" busy={state === 'asking'} className="-ms-3" onClick={() => void fillIn()}>
          <Trans>Suggest Simplified</Trans>
        </Button>
        {proposed && proposed.before.length > 0 && (
          <Button
            kind="quiet"
            icon="undo"
            onClick={() => {
              // In reverse order, so that a field changed twice gets its first text again.
              write(proposed.before.toReversed());
              setState(undefined);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        <span role="status" className="text-caption text-ink-soft">
          {proposed && <Outcome filled={proposed.before.length} open={proposed.offers.length} />}
          {state === 'failed' && (
            <Trans>Something went wrong on our side. Please try again; nothing you entered is lost.</Trans>
          )}
        </span>
      </div>
      {proposed && <ProposedTexts offers={proposed.offers} onDecide={decide} />}
    </div>
  );
}

function Outcome({ filled, open }: { filled: number; open: number }) {
  if (open > 0) return <Trans>Your own texts are unchanged. Compare the proposals below.</Trans>;
  return filled > 0 ? (
    <Trans>Suggestion inserted: please check it.</Trans>
  ) : (
    <Trans>There is nothing to fill in: every Simplified text is already there.</Trans>
  );
}
