import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { SETTING_LOG } from '#catalogue/site/setting-log.rules.ts';
import { Button } from '#kit/button.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import type { Brand, BrandPicture } from '../brand.contract.ts';
import { brandQuery, useSaveBrand } from '../brand.queries.ts';
import { BRAND_PLACES, type BrandPlace } from '../brand.rules.ts';
import { BrandField } from './brand-field.tsx';
import { BrandPreview } from './brand-preview.tsx';

type Chosen = Record<BrandPlace, BrandPicture | null>;

const NONE: Chosen = { logo: null, dark: null, icon: null };
const chosenIn = ({ logo, dark, icon }: Brand): Chosen => ({ logo, dark, icon });
const isSame = (one: Chosen, other: Chosen) => BRAND_PLACES.every((place) => one[place]?.hash === other[place]?.hash);

/** Nothing is shown to visitors before it is saved. A conflict shows who saved first. */
export function BrandForm({ saved, brand }: { saved: Brand; brand: string }) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useSaveBrand();
  const { changes, meet, settle } = useOvertaken();
  // A later refetch must not replace the version that this form started from.
  const [begun, setBegun] = useState(saved);
  const [chosen, setChosen] = useState(chosenIn(saved));
  const [former, setFormer] = useState<Chosen>();
  const [refusal, setRefusal] = useState<string>();
  const isChanged = !isSame(chosen, chosenIn(begun));

  /** Visitors without a logo see none in the dark theme either. */
  function choose(place: BrandPlace, picture: BrandPicture | null) {
    setFormer(undefined);
    setChosen((all) => ({ ...all, [place]: picture, ...(place === 'logo' && !picture && { dark: null }) }));
  }
  function begin(brandNow: Brand, keep = false) {
    setBegun(brandNow);
    if (!keep) setChosen(chosenIn(brandNow));
  }
  async function save(wanted: Chosen, before: Chosen | undefined) {
    setRefusal(undefined);
    const [logo = null, dark = null, icon = null] = BRAND_PLACES.map((place) => wanted[place]?.hash ?? null);
    try {
      begin(await mutateAsync({ version: begun.version, logo, dark, icon }));
      setFormer(before);
    } catch (failure) {
      const watched = { subject: 'setting', subject_id: 'logo', since: begun.updated_at } as const;
      if (!(await meet(failure, watched)) && failure instanceof Error) setRefusal(failure.message);
    }
  }
  async function resolveConflict(whose: 'mine' | 'theirs') {
    begin(await queryClient.fetchQuery(brandQuery(options.context)), whose === 'mine');
    settle();
  }

  return (
    <div className="grid max-w-4xl gap-10">
      <UnsavedGuard when={isChanged && !isPending} />
      <div>
        <p className="prose-text text-ink-soft">
          <Trans>
            Without a logo, visitors see the name of the shop as text; without an icon, they see the standard one. PNG,
            JPEG, WebP and SVG files up to 10 MB; the shop turns SVG drawings into pictures.
          </Trans>
        </p>
        <OvertakenNote
          changes={changes}
          log={SETTING_LOG}
          onTakeTheirs={() => void resolveConflict('theirs')}
          onKeepMine={() => void resolveConflict('mine')}
        />
        <FormRefusal message={refusal} />
      </div>
      {BRAND_PLACES.map((place) => (
        <BrandField
          key={place}
          place={place}
          picture={chosen[place]}
          hasDark={chosen.dark !== null}
          disabled={place === 'dark' && !chosen.logo}
          onPicture={(picture) => choose(place, picture)}
        />
      ))}
      <BrandPreview brand={brand} {...chosen} />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Button
            kind="primary"
            busy={isPending}
            disabled={!isChanged}
            onClick={() => void save(chosen, chosenIn(begun))}
          >
            <Trans>Save</Trans>
          </Button>
          {!isSame(chosen, NONE) && (
            <Button kind="quiet" onClick={() => setChosen(NONE)}>
              <Trans>Use the name as text and the standard icon</Trans>
            </Button>
          )}
        </div>
        <div role="status">
          {former && !isChanged && (
            <UndoNotice busy={isPending} onUndo={() => void save(former, undefined)}>
              <Trans>Saved. The change applies immediately.</Trans>
            </UndoNotice>
          )}
        </div>
      </div>
    </div>
  );
}
