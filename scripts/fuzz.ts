// node scripts/fuzz.ts URL N [seed] [who]: sends N requests generated from the shop's /openapi.json, most of them
// hostile. Exits with 1 after a 5xx, no answer, an answer that takes more than two seconds, or memory that grows by 100
// MB; `N=1` with the printed seed repeats a request. `who` is `nobody`, or accounts separated by commas that sign in:
// names of the demo's (`admin`, `reviewer`, `artist`, `member`) or e-mail addresses, with FUZZ_PASSWORD if it is not
// the demo's. FUZZ_TOKENS may contain session tokens instead.
// With TRUST_PROXY=1 the shop sees the requests as coming from many networks, so that fewer of them hit a limit. The
// slowest /healthz during the run shows the effect of a busy machine. Only for your own shop, on this machine.
import { setTimeout as delay } from 'node:timers/promises';
import type { Contract, FuzzRequest } from './fuzz-requests.ts';
import { describeAnswer, describeHealth, type FuzzAnswer, runFuzz, samplesFrom } from './fuzz-run.ts';
import { describeWatch, watchShop } from './shop-watch.ts';

const AT_ONCE = 8;
const SLOW_MS = 2_000;
const GROWTH_MB = 100;
const MOST_TRIES = 4;
/** Below the sign-in limit. */
const MOST_SIGN_INS = 8;

const [base = '', count = '', seed = '1', who = 'nobody'] = process.argv.slice(2);
if (!URL.canParse(base) || !/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('usage: node scripts/fuzz.ts URL N [seed] [nobody | admin,reviewer,…]');
  process.exit(2);
}
const password = process.env.FUZZ_PASSWORD ?? 'Hang-It-145';
const emails =
  who === 'nobody' ? [] : who.split(',').map((name) => (name.includes('@') ? name : `${name}@demo.example`));
const tokens = (process.env.FUZZ_TOKENS ?? '').split(',').filter(Boolean);
for (const email of emails) tokens.push(await signIn(email));

let comeAgain = 0;

async function signIn(email: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(new URL('/api/member/login', base), { method: 'POST', headers, body });
  const { token } = (await reply.json()) as { token?: string };
  if (!token) throw new Error(`${email} cannot sign in (${reply.status}): a second factor, or another password?`);
  return token;
}

/** Accounts whose session was ended by a request of the run. */
let signedInAgain = 0;
let signingIn: Promise<void> | undefined;

async function signInAgain(token: string): Promise<void> {
  const at = tokens.indexOf(token);
  const email = emails[at - (tokens.length - emails.length)];
  if (email === undefined || signedInAgain >= MOST_SIGN_INS || (await isAlive(token))) return;
  signedInAgain++;
  tokens[at] = await signIn(email).catch(() => token);
}

async function isAlive(token: string): Promise<boolean> {
  const reply = await fetch(new URL('/api/login/check', base), { headers: { authorization: `Bearer ${token}` } });
  return (await reply.text()).includes('"isLogin":"Y"');
}

async function send(request: FuzzRequest, tries = 1): Promise<{ status: number; ms: number }> {
  const { method, path, headers, body } = request;
  const at = performance.now();
  const response = await fetch(base.replace(/\/$/, '') + path, {
    method,
    headers: { ...headers, 'x-forwarded-for': `198.18.${request.seed % 199}.1` },
    redirect: 'manual',
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(30_000),
  });
  await response.arrayBuffer();
  // Obeys Retry-After: a busy server is not a failure, one that stays busy is.
  const again = Number(response.headers.get('retry-after') ?? 0);
  if (response.status === 503 && again > 0 && tries < MOST_TRIES) {
    comeAgain++;
    await delay(again * 1_000);
    return send(request, tries + 1);
  }
  const token = headers.authorization?.slice('Bearer '.length);
  if (response.status === 401 && token !== undefined && tokens.includes(token)) {
    signingIn ??= signInAgain(token).finally(() => {
      signingIn = undefined;
    });
    await signingIn;
  }
  // The next request would get the same answer.
  if (response.status === 429) await delay(10);
  return { status: response.status, ms: performance.now() - at };
}

async function tokensAlive(): Promise<number> {
  return (await Promise.all(tokens.map(isAlive))).filter(Boolean).length;
}

const described = (await (await fetch(new URL('/openapi.json', base))).json()) as Contract;
const samples = await samplesFrom(described, async (path) => {
  const [token] = tokens;
  const reply = await fetch(new URL(path, base), { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return reply.json();
});
const contract: Contract = { ...described, samples };
console.log(`as ${tokens.length > 0 ? who : 'nobody'}, with ${samples.length} codes and ids of the shop`);
let answers: FuzzAnswer[] = [];
const watch = await watchShop(base, async () => {
  answers = await runFuzz({ contract, count: Number(count), seed: Number(seed), tokens, atOnce: AT_ONCE, send });
});

const byStatus = Map.groupBy(answers, ({ status }) => status);
for (const status of [...byStatus.keys()].sort()) console.log(`${status}: ${byStatus.get(status)?.length}`);
if (comeAgain > 0) console.log(`${comeAgain} × told to come again, and did`);
if (tokens.length > 0)
  console.log(`${await tokensAlive()} of ${tokens.length} tokens still signed in, ${signedInAgain} × signed in again`);
console.log(describeWatch(watch));
console.log(describeHealth(answers, watch.rss));

const describe = (answer: FuzzAnswer) =>
  `${describeAnswer(answer)} (slowest /healthz meanwhile ${watch.floorDuring(answer.at, answer.ms)} ms)`;
const slowest = answers.toSorted((one, other) => other.ms - one.ms);
console.log(['slowest:', ...slowest.slice(0, 10).map(describe)].join('\n  '));
const slow = Map.groupBy(
  answers.filter(({ ms }) => ms > SLOW_MS),
  ({ call }) => call,
);
for (const [call, found] of slow) console.log(`over ${SLOW_MS} ms: ${found.length} × ${call}`);

const failed = answers.filter(({ status, ms }) => status === 0 || status >= 500 || ms > SLOW_MS);
if (failed.length > 0) console.error([`${failed.length} failed:`, ...failed.map(describe)].join('\n  '));
const growth = watch.rss.after - watch.rss.before;
if (growth >= GROWTH_MB) console.error(`the memory grew by ${growth} MB`);
if (failed.length > 0 || growth >= GROWTH_MB) process.exitCode = 1;
