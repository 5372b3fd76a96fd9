// npm test: everything from a bare clone to a passed suite.
import { ensureInstalled, run, say, seconds } from './bootstrap.mjs';

const started = Date.now();
ensureInstalled();
run('npm', ['run', '--silent', 'verify'], { what: 'The suite' });
say(`Everything passed in ${seconds(started)} s.`);
