import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';

/** Builds the address from the wall itself, because the browser's own may lag behind. */
export function ShareButton({ wish }: { wish: WallWish }) {
  const { t } = useLingui();
  const router = useRouter();
  const share = async () => {
    const { publicHref } = router.buildLocation({ to: '/wall', search: writeWallSearch(wish) });
    try {
      await navigator.clipboard.writeText(window.location.origin + publicHref);
      showToast('success', t`The link to this wall has been copied.`);
    } catch {
      showToast('error', t`The link could not be copied. Please copy it from the address bar.`);
    }
  };
  return (
    <Button kind="quiet" icon="external" onClick={() => void share()}>
      {t`Copy the link`}
    </Button>
  );
}
