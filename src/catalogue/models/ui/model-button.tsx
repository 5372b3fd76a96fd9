import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { loadRestOfMessages } from '#shared/i18n.ts';
import { splitPath } from '#shared/locale.ts';
import type { ShownModel } from './shown-model.ts';

/** With its texts, which are not in the first part of the messages. */
async function loadDialog() {
  const { locale } = splitPath(window.location.pathname);
  const [dialog] = await Promise.all([import('./model-dialog.tsx'), loadRestOfMessages(locale)]);
  return dialog;
}

const ModelDialog = lazily(async () => ({ default: (await loadDialog()).ModelDialog }));

/** Opens the framed work in space; the link that a phone has scanned opens it with the hash `#ar`. */
export function ModelButton(shown: ShownModel) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, load] = useTransition();
  // Not useLocation: it would be a file of its own on every page.
  const isLinked = useRouterState({ select: ({ location }) => location.hash === 'ar' });
  useEffect(() => {
    if (isLinked) load(() => setOpen(true));
  }, [isLinked]);
  const fetchAhead = () => {
    // A click retries, and reports failures.
    loadDialog().catch(() => undefined);
  };
  return (
    <>
      <Button
        kind="quiet"
        icon="cube"
        busy={isLoading}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => load(() => setOpen(true))}
      >
        <span className="pointer-coarse:hidden">
          <Trans>View in 3D</Trans>
        </span>
        <span className="hidden pointer-coarse:inline">
          <Trans>See it on my wall now</Trans>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ModelDialog {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

// @chunk later
