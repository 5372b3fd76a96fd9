import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'email-verified';

/** Tells the shop's other tabs that the address is verified. */
export function announceVerified(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Calls back when the address is verified in another tab. */
export function useVerifiedElsewhere(callback: () => void): void {
  const onNews = useEffectEvent(callback);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => onNews();
    return () => channel.close();
  }, []);
}

// @chunk account
