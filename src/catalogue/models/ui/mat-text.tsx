import { Trans } from '@lingui/react/macro';
import type { Frame } from '#ground/framing/framing.contract.ts';

/** What is in front of the print, in words: the 3D view shows it only to those who can see it. */
export function MatText({ frame: { mat, glazing, face_mm } }: { frame: Frame }) {
  if (face_mm === 0) return null;
  return (
    <p className="mt-1 text-ink-soft text-small">
      <Trans>Moulding {face_mm} mm wide</Trans>
      {mat && (
        <>
          {' · '}
          <Trans>mat {mat.width_mm} mm wide</Trans>
        </>
      )}
      {glazing !== 'none' && (
        <>
          {' · '}
          {glazing === 'museum' ? <Trans>behind museum acrylic</Trans> : <Trans>behind acrylic</Trans>}
        </>
      )}
    </p>
  );
}
