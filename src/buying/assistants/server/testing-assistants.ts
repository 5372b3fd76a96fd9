import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { z } from 'zod';
import { createApp } from '#app/server/app.ts';
import { savePicture } from '#catalogue/pictures/server/testing-pictures.ts';
import { watchOpening } from '#catalogue/site/server/opening.service.ts';
import { hungFiles } from '#catalogue/wall/server/hung-picture.routes.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import { size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { setApp } from '#http/server/running-app.ts';
import { listen } from '#http/server/serve.ts';
import { assistantRoutes } from './assistant.routes.ts';

export const OAK = 2;
export const GOLD = 6;
const BLUE = '#1450a0';
const ORIGIN = 'https://shop.test';

/** What a tool answered, in its declared form. */
interface Said<Output> {
  text: string;
  data: Output;
  isError: boolean;
  picture: Buffer | undefined;
}

/** A shop on a port of its own, with a blue work, one in an edition of two, one of exhibitions, and a draft. */
async function openShop(db: Db) {
  await openWorkIndex(db);
  const storage = diskStorage(await temporaryFolder());
  const pixels = { width: 900, height: 600, channels: 3, background: BLUE } as const;
  const picture_hash = await savePicture(db, storage, await sharp({ create: pixels }).png().toBuffer());
  const lin = await addArtist(db, 'Lin');
  const hang = async (title: string, more: Parameters<typeof hangWork>[3] = {}) => {
    const item_id = await hangWork(db, lin, title, more);
    await hangPicture(db, item_id, { picture_hash, colours: ['blue'] });
    const sizes = await db.select().from(size).where(eq(size.item_id, item_id)).orderBy(asc(size.w_mm));
    return { item_id, size_ids: sizes.map(({ size_id }) => size_id) };
  };
  const works = {
    lake: await hang('Lake'),
    numbered: await hang('Numbered', { sale_mode: 'edition', edition_size: 2 }),
    shown: await hang('Shown', { sale_mode: 'exhibition' }),
    draft: await hang('Secret draft', { status: 'offline', stage: 'draft' }),
  };
  const config = readConfig({ BASE_URL: ORIGIN, DEMO: 'on' });
  const opening = watchOpening({ db, heardUntil: () => Number.POSITIVE_INFINITY });
  const shop = { config, log: createLog('silent'), db, opening, buildId: 'test', problems: async () => [] };
  const app = createApp(shop, hungFiles(storage).route('/', assistantRoutes()));
  setApp(app);
  const server = await listen((request, env) => app.fetch(request, env), { ...config, host: '127.0.0.1', port: 0 });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  return { works, picture_hash, url, close: () => new Promise((done) => server.close(done).closeAllConnections()) };
}

export type AssistantShop = Awaited<ReturnType<typeof openShop>>;

export const test = databaseTest.extend<{ shop: AssistantShop }>({
  shop: async ({ db }, use) => {
    const shop = await openShop(db);
    await use(shop);
    await shop.close();
  },
});

/** The two kinds of clients in use. */
export const CLIENTS = [
  { kind: 'of 2025, with a handshake', mode: 'legacy' },
  { kind: 'of 2026-07-28', mode: { pin: '2026-07-28' } },
] as const;

type Mode = (typeof CLIENTS)[number]['mode'];

/** The SDK's own client. */
export async function connect(
  { url }: AssistantShop,
  mode: Mode = CLIENTS[1].mode,
  headers: Record<string, string> = {},
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

/** Calls a tool and reads its answer by the contract, which may have no further fields. */
export async function callTool<Output extends z.ZodObject>(
  client: Client,
  name: string,
  output: Output,
  given: Record<string, unknown>,
): Promise<Said<z.output<Output>>> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const [picture] = content.flatMap((part) => (part.type === 'image' ? [Buffer.from(part.data, 'base64')] : []));
  if (isError) return { text, isError, picture, data: {} as z.output<Output> };
  return { text, isError, picture, data: output.strict().parse(structuredContent) as z.output<Output> };
}

/** One message, exactly as given. */
export function post({ url }: AssistantShop, body: string, headers: Record<string, string> = {}, method = 'POST') {
  const accept = 'application/json, text/event-stream';
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', accept, ...headers },
    ...(method === 'POST' && { body }),
  });
}
