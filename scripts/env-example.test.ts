import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../src/http/server/config.ts';

const example = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name);

test('.env.example has every variable that the shop reads, with values that it accepts', () => {
  const read = [
    'src/http/server/environment.ts',
    'src/http/server/payment-environment.ts',
    'src/http/server/invoice-config.ts',
  ].flatMap(namesIn);
  expect(read.length).toBeGreaterThan(80);
  expect(example.map(([, name]) => name).sort()).toEqual([...new Set(read)].sort());

  const opened = readConfig(Object.fromEntries(example.map(([, name, value]) => [name, value])));

  expect(opened).toEqual({ ...readConfig({}), demo: 'on', fromEnvironment: opened.fromEnvironment });
});
