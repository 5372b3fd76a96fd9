import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonAnchor } from '#kit/button-link.tsx';
import { arPlaceOf, type ModelledPrint, quickLookLink, sceneViewerLink } from '../model.rules.ts';
import { QrPicture } from './qr-picture.tsx';

/** The link to the phone's own viewer; on other devices a code that hands the choice to a phone. */
export function WallNow({ title, print }: { title: string; print: ModelledPrint }) {
  const { t } = useLingui();
  const [place] = useState(() =>
    arPlaceOf({
      userAgent: navigator.userAgent,
      supportsRelAr: document.createElement('a').relList.supports('ar'),
    }),
  );
  const { origin, pathname } = window.location;
  const page = `${origin}${pathname}?size=${print.size.size_id}&frame=${print.frame.frame_id}`;
  if (!place)
    return (
      <div className="flex items-start gap-4 lg:flex-col">
        <QrPicture text={`${page}#ar`} label={t`QR code with the address of this work, in this size and frame`} />
        <div>
          <p className="font-medium">
            <Trans>On your wall</Trans>
          </p>
          <p className="mt-1 text-ink-soft text-small">
            <Trans>
              Scan the code with your phone. Its camera then shows this work at true size on your own wall, without an
              app.
            </Trans>
          </p>
        </div>
      </div>
    );
  const href = place === 'quick-look' ? quickLookLink(origin, print) : sceneViewerLink(origin, print, { title, page });
  return (
    <div>
      {place === 'quick-look' ? (
        // Safari opens Quick Look only for a link whose one child is a picture.
        <a rel="ar" href={href} className="relative flex min-h-12 items-center justify-center bg-accent px-6 py-3">
          <img src={linkPicture(t`See it on my wall now`)} alt={t`See it on my wall now`} className="h-6" />
        </a>
      ) : (
        <ButtonAnchor kind="primary" wide href={href}>
          <Trans>See it on my wall now</Trans>
        </ButtonAnchor>
      )}
      <p className="mt-3 text-ink-soft text-small">
        <Trans>
          Point your camera at the wall and move the phone slowly. The work appears at true size; drag it to where you
          would hang it.
        </Trans>
      </p>
    </div>
  );
}

/** The words of the link as a picture. */
function linkPicture(words: string): string {
  const width = [...words].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 18 : 13), 16);
  const text = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"><text x="50%" y="17" fill="#fff" ` +
    `text-anchor="middle" font-family="system-ui,sans-serif" font-size="17" font-weight="600">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
