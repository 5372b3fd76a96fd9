import { isIPv6 } from 'node:net';

/** The /24 or /64 network of an address: one household or company shares it, and an attacker can vary addresses inside it for free. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
