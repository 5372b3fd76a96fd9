// npm start: everything from a bare clone to a running shop. The second start takes seconds.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, NODE, ROOT, say } from './bootstrap.mjs';
import { serverFlags } from './server-flags.mjs';

/** The embedded database's watchdog exits with this code when the database must be reopened. */
const REOPEN = 70;

ensureInstalled();
ensureBuilt();
serve();

function serve() {
  const child = spawn(NODE, [...serverFlags, 'scripts/serve.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Ctrl+C reaches the whole process group; SIGTERM only this process, which passes it on.
  const pass = () => child.kill('SIGTERM');
  const wait = () => undefined;
  process.on('SIGTERM', pass);
  process.on('SIGINT', wait);
  child.on('exit', (code, signal) => {
    process.off('SIGTERM', pass);
    process.off('SIGINT', wait);
    if (code === REOPEN) {
      say('The database did not answer; opening it anew.');
      serve();
      return;
    }
    process.exit(signal ? 1 : (code ?? 1));
  });
}
