interface Given {
  param?: Record<string, string>;
  query?: Record<string, string | readonly string[] | undefined>;
  json?: unknown;
  header?: Record<string, string>;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Calls by their path and method, `calls.api.shop[':id'].$get({ param })`, typed like Hono's `hc`. That client
 * does the same, but contains much that our calls do not use.
 */
export function typedCalls<Calls>(origin: string, send: Send): Calls {
  return step([]) as Calls;

  function step(parts: readonly string[]): unknown {
    return new Proxy(() => undefined, {
      // A promise is recognised by its `then`.
      get: (_, part) => (typeof part === 'string' && part !== 'then' ? step([...parts, part]) : undefined),
      apply: (_, _this, [given]: [Given?]) => call(parts, given),
    });
  }

  function call(parts: readonly string[], { param = {}, query = {}, json, header }: Given = {}): Promise<Response> {
    const method = parts.at(-1)?.slice(1).toUpperCase() ?? '';
    const path = parts.slice(0, -1).map((part) => (part.startsWith(':') ? (param[part.slice(1)] ?? '') : part));
    const values = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, one]),
    );
    const search = new URLSearchParams(values as [string, string][]).toString();
    return send(`${origin}/${path.join('/')}${search && `?${search}`}`, {
      method,
      headers: { ...header, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }
}
