import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from './complete-lock.ts';

test('the lock file names the binaries of every system (else: node scripts/complete-lock.ts)', () => {
  expect(missingFrom(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual({});
});

test('a binary that the lock file lacks gets its version and platform, unless it is beside or above', () => {
  const packages = {
    '': {},
    'node_modules/bundler': {
      dev: true,
      optionalDependencies: { '@bundler/linux-x64-gnu': '1.0.0', '@bundler/win32-arm64': '1.0.0', beside: '1.0.0' },
    },
    'node_modules/bundler/node_modules/beside': { version: '1.0.0' },
    'node_modules/bundler/node_modules/inner': { optionalDependencies: { beside: '1.0.0', above: '2.0.0' } },
    'node_modules/above': { version: '2.0.0' },
  };

  expect(missingFrom(packages)).toEqual({
    'node_modules/@bundler/linux-x64-gnu': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/@bundler/win32-arm64': { version: '1.0.0', dev: true, optional: true, os: ['win32'], cpu: ['arm64'] },
  });
});
