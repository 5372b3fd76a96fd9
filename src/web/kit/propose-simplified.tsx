import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Asker } from '#web/client/api-client.ts';
import { Button } from './button.tsx';
import { textAt, textNames } from './form-texts.rules.ts';

type Named = readonly [name: string, text: string];

interface ProposeSimplifiedProps {
  /** The call that proposes, in the same order. */
  propose: (asker: Asker, texts: string[]) => Promise<string[]>;
}

/** Fills the Simplified texts of the form around it from the Traditional ones; what stood there can be brought back. */
export function ProposeSimplified({ propose }: ProposeSimplifiedProps) {
  const { options } = useRouter();
  const { getValues, setValue, formState } = useFormContext();
  const [state, setState] = useState<'asking' | 'failed' | { before: Named[] }>();
  const before = typeof state === 'object' ? state.before : undefined;
  const write = (texts: readonly Named[]) => {
    for (const [name, text] of texts)
      setValue(`${name}.zh-Hans`, text, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: formState.isSubmitted,
      });
  };
  async function fillIn() {
    const values = getValues();
    // Where there is nothing to propose from, what was written stays.
    const names = textNames(values).filter((name) => textAt(values, name)?.['zh-Hant'].trim());
    const given = names.map((name) => textAt(values, name)?.['zh-Hant'] ?? '');
    setState('asking');
    try {
      const texts = await propose(options.context, given);
      const now = getValues();
      setState({ before: names.map((name) => [name, textAt(now, name)?.['zh-Hans'] ?? '']) });
      write(names.map((name, at) => [name, texts[at] ?? '']));
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button kind="quiet" busy={state === 'asking'} className="-ms-3" onClick={() => void fillIn()}>
        <Trans>Propose Simplified from Traditional</Trans>
      </Button>
      {before && (
        <Button
          kind="quiet"
          icon="undo"
          onClick={() => {
            write(before);
            setState(undefined);
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      <span role="status" className="text-caption text-ink-soft">
        {before && <Trans>Proposed: please read it once.</Trans>}
        {state === 'failed' && (
          <Trans>Something went wrong on our side. Please try again; nothing you entered is lost.</Trans>
        )}
      </span>
    </div>
  );
}
