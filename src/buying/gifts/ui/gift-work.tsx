import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { foreignLang, listed } from '#shared/locale.ts';
import type { GiftWork } from '../gift.contract.ts';

/** One work of a gift: framed, with its story. Without a link to the shop's page, which has its price. */
export function GiftWorkView({ work }: { work: GiftWork }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { title, artist, year, material, story, frame, size, outer, nums, edition_numbers, edition_size } = work;
  const numbers = listed(edition_numbers, locale);
  const isFramed = outer.w_mm > size.w_mm;
  return (
    <article className="grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
      <div className="bg-wall-deep p-6 md:p-10">
        <FramedThumbnail
          image={work.image}
          outer={outer}
          alt={t`“${title}” by ${artist}, framed`}
          sizes="(max-width: 48rem) 90vw, 32rem"
          tallest={34}
        />
      </div>
      <div className="min-w-0">
        <h2 lang={foreignLang(title, locale)} className="text-title [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p lang={foreignLang(artist, locale)} className="text-lead">
          {artist}
          {year !== null && <span className="text-ink-soft"> · {year}</span>}
        </p>
        {story && <p className="prose-text mt-5 whitespace-pre-line [overflow-wrap:anywhere]">{story}</p>}
        <dl className="mt-6 border-hairline border-t text-small">
          <Fact name={<Trans>Size</Trans>}>{formatCm(size, locale)}</Fact>
          <Fact name={<Trans>Frame</Trans>}>{frame}</Fact>
          {isFramed && <Fact name={<Trans>Framed size</Trans>}>{formatCm(outer, locale)}</Fact>}
          {material && <Fact name={<Trans>Material</Trans>}>{material}</Fact>}
          {numbers && (
            <Fact name={<Trans>Edition no.</Trans>}>
              {edition_size === null ? (
                numbers
              ) : (
                <Trans>
                  {numbers} of {edition_size}
                </Trans>
              )}
            </Fact>
          )}
          {nums > 1 && <Fact name={<Trans>Quantity</Trans>}>{nums}</Fact>}
        </dl>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-hairline border-b py-2.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
