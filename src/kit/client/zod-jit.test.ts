import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ZOD_WITHOUT_JIT_SCRIPT } from './stored.ts';

/** How often zod compiles a function from text after this script has run. */
function functionsMade(before: string): number {
  const program = `${before};
    let made = 0;
    globalThis.Function = new Proxy(Function, { construct: (target, args) => (made++, Reflect.construct(target, args)) });
    const { z } = await import('zod');
    z.object({ title: z.string() }).parse({ title: 'Ridge' });
    console.log(made);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

test('in the browser zod makes no functions out of text', () => {
  expect(functionsMade('')).toBeGreaterThan(0);
  expect(functionsMade(ZOD_WITHOUT_JIT_SCRIPT)).toBe(0);
});
