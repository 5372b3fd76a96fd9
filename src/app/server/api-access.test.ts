import { expect, test } from 'vitest';
import { type CallFacts, nameOf } from '#http/server/call.ts';
import { apiCalls } from './app.ts';

const calls: readonly CallFacts[] = apiCalls;
const HEAD = `# Who may make which call

Written from the code: each call declares its access where it is built (\`call()\` in \`src/*/*/server/*.routes.ts\`).
After a change, \`npx vitest run --project pure api-access -u\` writes this page; the suite fails while it is out of date.

\`anyone\` is not asked who they are; a \`visitor\` may be signed in or not, and the answer depends on it; a \`seller\` is an
approved artist or gallery; the rest are roles of staff, of whom an \`admin\` may do everything.

| Call | Access | Limits | Refuses, beside what follows from access, path and body |
|---|---|---|---|
`;

function row(call: CallFacts): string {
  const limits = call.limits?.map((name) => `\`${name}\``).join(', ') ?? call.unlimited ?? '';
  const refuses = call.refuses?.map((code) => `\`${code}\``).join(', ') ?? '';
  return `| \`${nameOf(call)}\` | ${call.access} | ${limits} | ${refuses} |`;
}

test('the page of who may make which call says what the code does', async () => {
  const rows = calls.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1)).map(row);

  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot('../../../docs/api-access.md');
});
