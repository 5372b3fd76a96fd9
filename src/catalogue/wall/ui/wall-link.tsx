import { Trans } from '@lingui/react/macro';
import { type WishedWork, wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ButtonLink } from '#kit/button-link.tsx';

export function WallLink({ works }: { works: readonly WishedWork[] }) {
  return (
    <ButtonLink kind="quiet" icon="ruler" to="/wall" search={wallSearchFor(works)}>
      <Trans>See it on a wall</Trans>
    </ButtonLink>
  );
}
