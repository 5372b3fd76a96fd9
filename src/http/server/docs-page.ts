interface Operation {
  summary?: string;
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  security?: readonly Record<string, unknown>[];
  responses?: Record<string, Answer>;
}

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: unknown }>;
}

interface Document {
  info: { title: string; description?: string | undefined };
  paths?: object | undefined;
  components?: { schemas?: object | undefined; responses?: object | undefined } | undefined;
}

const STYLE = `
  body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;background:#faf8f4}
  h1{font-weight:500} details{border-top:1px solid #d8d2c6;padding:.6rem 0} summary{cursor:pointer}
  code,pre{font:13px/1.5 ui-monospace,monospace} pre{overflow:auto;background:#f1ede5;padding:.8rem}
  b{display:inline-block;min-width:4.5rem;color:#7c2f1d} table{border-collapse:collapse} td{padding:.1rem 1rem .1rem 0}
  @media (prefers-color-scheme:dark){body{background:#171614;color:#ece7de}pre{background:#24221f}b{color:#e39a83}details{border-color:#3a3733}}
`;

/** The contract as a readable page, without scripts and external resources. */
export function apiDocsPage(document: Document): string {
  const named = (document.components?.responses ?? {}) as Record<string, Answer>;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      operationHtml(method, path, operation, named),
    ),
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(document.info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description ?? '')} Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${operations.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation, named: Record<string, Answer>): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(where)}${required ? ', required' : ''}</td><td><code>${escaped(JSON.stringify(schema ?? {}))}</code></td></tr>`,
  );
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const replies = Object.entries(operation.responses ?? {}).map(([status, reply]) => {
    // Refusals that many calls share take one line.
    const resolved = named[reply.$ref?.split('/').at(-1) ?? ''] ?? reply;
    const schema = reply.content?.['application/json']?.schema;
    return `<p>${escaped(status)}: ${escaped(resolved.description ?? '')}</p>${schema ? json(schema) : ''}`;
  });
  return `<details><summary><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.join('')}</table>` : ''}
<h3>Tokens</h3><p>${escaped(tokensOf(operation))}</p>
${body ? `<h3>Body</h3>${json(body)}` : ''}<h3>Answers</h3>${replies.join('')}</details>`;
}

function tokensOf({ security = [] }: Operation): string {
  const ways = security.map((way) => Object.keys(way).join(' and ') || 'none');
  return ways.join(', or ') || 'none';
}

function json(value: unknown): string {
  const text = escaped(JSON.stringify(value, null, 2));
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
