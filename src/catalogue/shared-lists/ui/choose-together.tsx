import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { MAX_WORKS } from '../shared-list.rules.ts';

const StartList = lazily(() => import('./start-list.tsx').then((module) => ({ default: module.StartList })));

interface ChooseTogetherProps {
  /** The first works of the list. */
  works: readonly { item_id: number; size_id?: number; frame_id?: number }[];
}

function wishOf({ item_id, size_id, frame_id }: ChooseTogetherProps['works'][number]) {
  return { item_id, ...(size_id && { size_id }), ...(frame_id && { frame_id }) };
}

/** Shares works as a list that others can change too; the form loads when it is opened. */
export function ChooseTogether({ works }: ChooseTogetherProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-8 border-hairline border-t pt-5">
      <p className="mb-1 font-medium">
        <Trans>Choose together</Trans>
      </p>
      <p className="mb-3 text-ink-soft text-small">
        <Trans>Share these works as a list: everyone with the link can give hearts, write notes and change it.</Trans>
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-36" />}>
          <StartList works={works.slice(0, MAX_WORKS).map(wishOf)} hasFocus />
        </Suspense>
      ) : (
        <Button icon="heart" wide className="sm:max-w-md" aria-expanded={false} onClick={() => setIsOpen(true)}>
          <Trans>Choose together</Trans>
        </Button>
      )}
    </div>
  );
}
