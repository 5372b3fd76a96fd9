import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { HangingKitChoice } from '#kit/hanging-kit-choice.tsx';
import type { GiftPage } from '../gift.contract.ts';
import { fetchGiftPaper } from '../gift.queries.ts';

/** The hanging kit for the recipient. */
export function GiftKit({ gift: { works, kit }, secret }: { gift: GiftPage; secret: string }) {
  const { t } = useLingui();
  const { options } = useRouter();
  return (
    <div className="grid max-w-md gap-4">
      <HangingKitChoice
        works={works.filter(({ hangs }) => hangs)}
        together={kit}
        usual="a4"
        name={t`Hanging kit`}
        fetchKit={(wanted) => fetchGiftPaper(options.context, { secret, kit: wanted })}
      />
    </div>
  );
}
