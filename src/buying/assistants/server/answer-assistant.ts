import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalMessages } from '#http/server/refusal-messages.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { Lang } from '#shared/locale.ts';
import { type Asking, askingFor } from './asking.ts';
import type { Tool } from './tool.ts';
import { cartLink } from './tools/cart-link.ts';
import { findWorks } from './tools/find-works.ts';
import { getWork } from './tools/get-work.ts';
import { quote } from './tools/quote.ts';
import { showInRoom } from './tools/show-in-room.ts';

const TOOLS: readonly Tool[] = [findWorks, getWork, showInRoom, quote, cartLink];

const INSTRUCTIONS =
  'A shop for framed art reproductions, made to order. Find works with find_works, read sizes, frames and prices with get_work, show ' +
  'a print in a room with show_in_room, calculate delivery with quote, and hand the buyer the link of cart_link. All tools only ' +
  'read: the buyer adds to the cart, signs in, orders and pays in the shop. Use only ids that a tool has answered, and give prices as ' +
  'answered, with their currency.';

/**
 * Answers one message. Each has a server of its own, which ends with it: no sessions, so nothing stays in memory. Clients of
 * before 2026-07-28, which begin with a handshake, are answered in the same way.
 */
export async function answerAssistant(c: Context<ApiEnv>, message: object): Promise<Response> {
  const request = c.req.raw;
  const server = await serverFor(c);
  if (await isLegacyRequest(request, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: message });
    } finally {
      await server.close();
    }
  }
  const handler = createMcpHandler(() => server, {
    legacy: 'reject',
    // A subscription would be a connection without end, and nothing here changes that it could report.
    maxSubscriptions: 0,
    onerror: (err) => c.var.log.debug({ err }, 'a message of an assistant was refused'),
  });
  return handler.fetch(request, { parsedBody: message });
}

async function serverFor(c: Context<ApiEnv>): Promise<McpServer> {
  const { info } = await readSettings(c.var.db);
  const server = new McpServer(
    { name: 'cornice', title: info.brand[c.var.lang], version: '1' },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, title, description, input, output, answer } of TOOLS) {
    const config = {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    };
    server.registerTool(name, config, async (given) => {
      const asking = await askingFor(c, given.language as Lang | undefined);
      return toolResult(c, asking, () => answer(given, asking));
    });
  }
  return server;
}

/** A refusal is an answer that the model can read and correct; a bug is logged and says nothing. */
async function toolResult(
  c: Context<ApiEnv>,
  { i18n }: Asking,
  answer: () => ReturnType<Tool['answer']>,
): Promise<CallToolResult> {
  try {
    const { said, data, picture } = await answer();
    return {
      content: [
        { type: 'text', text: said },
        ...(picture
          ? [{ type: 'image' as const, data: Buffer.from(picture).toString('base64'), mimeType: 'image/jpeg' }]
          : []),
      ],
      structuredContent: data,
    };
  } catch (error) {
    if (!(error instanceof ApiFailure)) c.var.log.error({ err: error }, 'a tool of the assistants failed');
    return { isError: true, content: [{ type: 'text', text: textOf(error, i18n) }] };
  }
}

/** With the faulty fields, as the API names them. */
function textOf(error: unknown, i18n: Asking['i18n']): string {
  if (!(error instanceof ApiFailure)) return i18n._(refusalMessages.internal);
  const message = error.message || i18n._(refusalMessages.not_found);
  return [message, ...Object.entries(error.errors).map(([field, fault]) => `${field}: ${fault}`)].join('\n');
}
