import { Trans } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Icon } from '#kit/icon.tsx';

/** Says while offline that nothing is lost. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="mb-6 flex items-start gap-2 border-hairline-strong border-s-2 bg-wall-deep px-4 py-3 text-small">
          <Icon name="warning" className="shrink-0" />
          <Trans>You are offline. Your changes are saved here and sent when you reconnect.</Trans>
        </p>
      )}
    </div>
  );
}
