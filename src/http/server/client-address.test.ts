import { expect, test } from 'vitest';
import { clientAddress, peerOf, UNKNOWN_ADDRESS } from './client-address.ts';

test('without a proxy only the connection counts, not what the visitor claims', () => {
  expect(clientAddress('203.0.113.7', '168.95.1.1, 1.2.3.4', 0)).toBe('203.0.113.7');
});

test('behind one proxy the last entry counts, which the proxy wrote', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(clientAddress('10.0.0.1', '203.0.113.7', 1)).toBe('203.0.113.7');
});

test('an IPv4 address in IPv6 clothes is the IPv4 address', () => {
  expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
});

test('without the header, the connection counts', () => {
  expect(clientAddress('127.0.0.1', undefined, 1)).toBe('127.0.0.1');
});

test.each(['<script>', '', ' ', ',', '203.0.113.7,', '127.0.0.1, 127.0.0.300', 'localhost', '::ffff:', 'unknown'])(
  'what cannot be read is nobody, not the proxy: %j',
  (forwardedFor) => {
    expect(clientAddress('127.0.0.1', forwardedFor, 1)).toBe(UNKNOWN_ADDRESS);
  },
);

test('a connection that is gone is nobody, an answer within the process is for the machine itself', () => {
  expect(clientAddress(peerOf({ incoming: { socket: {} } }), undefined, 0)).toBe(UNKNOWN_ADDRESS);
  expect(clientAddress(peerOf(undefined), undefined, 0)).toBe('127.0.0.1');
});
