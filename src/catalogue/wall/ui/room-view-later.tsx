import { Suspense } from 'react';
import { lazily } from '#kit/later.tsx';
import type { RoomViewProps } from './room-view.tsx';

const RoomView = lazily(async () => ({ default: (await import('./room-view.tsx')).RoomView }));

/** Loaded on demand. */
export function RoomViewLater(props: RoomViewProps) {
  return (
    <Suspense>
      <RoomView {...props} />
    </Suspense>
  );
}
