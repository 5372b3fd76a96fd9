import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { installed } from '#db/server/install-folder.ts';
import type { Config } from '#http/server/config.ts';
import type { Log } from '#http/server/log.ts';

/** The simulator's exit code if its port is in use: most likely by the simulator of another process, which works too. */
const PORT_TAKEN = 3;
const RESTART_MS = 2_000;

/**
 * Starts the payment simulator, if the configuration wants one: a demo without keys. It ends with the shop, even if the shop
 * crashes, and is restarted if it crashes.
 */
export function runSimulator(config: Config, log: Log): { stop: () => void } {
  const { simulator, host, baseUrl, dataDir } = config;
  if (!simulator) return { stop: () => undefined };
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const options = {
    port: String(simulator.port),
    host,
    url: simulator.url,
    shop: baseUrl,
    data: join(dataDir, 'simulator'),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const start = () => {
    // Its standard input is a pipe that ends with this process: then the simulator ends too.
    child = spawn(process.execPath, [installed('simulator/main.ts'), '--tied', ...flags], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.on('error', (error) => log.error({ err: error }, 'the payment simulator did not start'));
    child.on('exit', (code) => {
      if (isStopped || code === PORT_TAKEN) return;
      log.warn({ code }, 'the payment simulator ended and is started again');
      timer = setTimeout(start, RESTART_MS).unref();
    });
  };
  start();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      child?.kill();
    },
  };
}
