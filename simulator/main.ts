// node simulator/main.ts --port N --host H --shop URL --data FOLDER --url URL: see simulator/README.md
import { parseArgs } from 'node:util';
import { startSimulator } from './simulator.ts';

/** Another program, probably another simulator, uses the port. */
const PORT_TAKEN = 3;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3001' },
    host: { type: 'string', default: '127.0.0.1' },
    shop: { type: 'string', default: 'http://127.0.0.1:3000' },
    data: { type: 'string' },
    url: { type: 'string' },
    /** The simulator ends with its standard input: with the shop that started it. */
    tied: { type: 'boolean', default: false },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port`);

try {
  const { data, url, host, shop } = values;
  const simulator = await startSimulator({ port, host, shop, ...(data && { data }), ...(url && { url }) });
  process.stdout.write(`Payment simulator on ${simulator.url} for the shop on ${shop}; no money moves.\n`);
  if (values.tied) process.stdin.resume().once('end', () => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void simulator.close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is taken.`);
  process.exit(PORT_TAKEN);
}
