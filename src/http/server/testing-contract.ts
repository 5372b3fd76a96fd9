import type { ApiDocument } from './openapi-document.ts';

/** The parts of the document that a call is checked by. */
interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: { allOf?: { properties?: { code?: { enum?: string[] } } }[] } }>;
}
interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Answer>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

export interface Declared {
  name: string;
  operationId: string;
  method: string;
  path: string;
  query: string[];
  headers: string[];
  takesJson: boolean;
  needsBearer: boolean;
  /** The refusals it declares. */
  codes: ReadonlySet<string>;
}

/** Every call of the contract, in the router's order. */
export function declaredCalls(document: ApiDocument): Declared[] {
  // The document is plain JSON; its library's types allow many more shapes than ours has.
  const { paths, components }: Contract = JSON.parse(JSON.stringify(document));
  const codesOf = (answer: Answer): string[] => {
    const named = components.responses[answer.$ref?.split('/').at(-1) ?? ''];
    if (named) return codesOf(named);
    const schema = answer.content?.['application/json']?.schema;
    return schema?.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? []) ?? [];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters, requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operationId,
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
      takesJson: 'application/json' in (requestBody?.content ?? {}),
      needsBearer: security.length > 0 && security.every((way) => 'bearer' in way),
      codes: new Set(Object.values(responses).flatMap(codesOf)),
    })),
  );
}

export function findCall(calls: readonly Declared[], method: string, path: string): Declared | undefined {
  const answers = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return calls.find((call) => call.method === method && answers(call.path));
}
