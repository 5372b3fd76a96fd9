// node bench/run.mjs all [--quick]: runs every benchmark of the table in docs/speed.md one after another, each in its
// own process, and rewrites the table. --quick takes fewer rounds and a hundred thousand works instead of a million.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/bootstrap.mjs';
import { speedTable } from './speed-table.mjs';

const PAGE = 'docs/speed.md';
const [START, END] = ['<!-- figures -->', '<!-- /figures -->'];

export async function measureEverything(args) {
  const isQuick = args.includes('--quick');
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-figures-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const before = loadavg()[0];
  const failed = [];
  const steps = [['calls'], ['http'], ['embedded'], ['works', '1000', isQuick ? '100000' : '1000000'], ['flood']];
  try {
    for (const step of steps) {
      console.log(`\n— ${step.join(' ')}`);
      if ((await run(step, file, isQuick)) !== 0) failed.push(step[0]);
    }
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const figures = new Map(lines.map((line) => JSON.parse(line)).map(({ name, value }) => [name, value]));
    write(`${stamp({ isQuick, before, failed })}\n\n${speedTable(figures, isQuick)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (failed.length > 0) throw new Error(`did not end well: ${failed.join(', ')}`);
}

async function run(step, file, isQuick) {
  const quick = isQuick ? { QUICK: '1', ROUNDS: '200' } : {};
  const env = { ...process.env, ...quick, BENCH_FIGURES: file };
  const child = spawn(process.execPath, ['bench/run.mjs', ...step], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code;
}

function stamp({ isQuick, before, failed }) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes';
  const commit = `\`${git('rev-parse', '--short', 'HEAD')}\`${changes}`;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, load ${before?.toFixed(1)} at the start`;
  const notes = [isQuick ? 'a quick run' : 'a full run', machine, `Node ${process.versions.node}`];
  const missing = failed.length > 0 ? ` Not measured: ${failed.join(', ')}.` : '';
  return `Commit ${commit}, ${day}: ${notes.join(', ')}.${missing}`;
}

function write(text) {
  console.log(`\n${text}`);
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(START) + START.length, page.indexOf(END)];
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${text}\n\n${page.slice(to)}`);
}
