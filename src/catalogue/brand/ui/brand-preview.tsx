import { Trans, useLingui } from '@lingui/react/macro';
import { brandPath, headLogo } from '#catalogue/site/logo.rules.ts';
import type { BrandPicture } from '../brand.contract.ts';
import type { BrandPlace } from '../brand.rules.ts';

type BrandPreviewProps = { brand: string } & Record<BrandPlace, BrandPicture | null>;

/** The header and the icon on light and dark backgrounds, in the sizes in which visitors see them. */
export function BrandPreview({ brand, logo, dark, icon }: BrandPreviewProps) {
  const { t } = useLingui();
  const light = logo ? headLogo({ logo, dark: null, icon: null }) : undefined;
  const onDark = dark ? headLogo({ logo: dark, dark: null, icon: null }) : light;
  const sides = [
    { key: 'light', name: t`Light background`, look: 'bg-[#faf8f4] text-[#1d1a16]', shown: light },
    { key: 'dark', name: t`Dark background`, look: 'bg-[#171614] text-[#ece7de]', shown: onDark },
  ];
  return (
    <section aria-label={t`Preview`} className="grid gap-4 border-hairline border-t pt-5">
      <h2 className="text-title">
        <Trans>Preview</Trans>
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {sides.map(({ key, name, look, shown }) => (
          <figure key={key}>
            <div className={`grid gap-6 border border-hairline-strong p-5 ${look}`}>
              <div className="flex h-16 items-center">
                {shown ? (
                  <img src={shown.src} alt={brand} width={shown.width} height={shown.height} />
                ) : (
                  <span className="font-display text-[1.625rem] leading-none tracking-tight">{brand}</span>
                )}
              </div>
              <div className="flex items-end gap-4">
                {(['32.png', '48.png', '180.png'] as const).map((file) => (
                  <img
                    key={file}
                    src={icon ? brandPath(icon.hash, file) : '/icon.svg'}
                    alt=""
                    width={Math.min(60, Number.parseInt(file, 10))}
                    height={Math.min(60, Number.parseInt(file, 10))}
                  />
                ))}
              </div>
            </div>
            <figcaption className="mt-2 text-ink-soft text-small">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
