import { ONE_LINE } from '#shared/fields.ts';
import type { Message } from './payment-provider.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_ID = 255;
const LONGEST_NOTE = 200;

/**
 * Whether a message's ids can be looked up and stored. An attempt's id is a uuid of ours; no provider has ids with control
 * characters, lone surrogates or more than 255 characters.
 */
export function isUsable({ attempt_id, event_id, reference, provider_id, transaction_id, kind }: Message): boolean {
  if (attempt_id !== null && !UUID.test(attempt_id)) return false;
  const texts = [event_id, reference, provider_id, transaction_id, kind];
  return texts.every((text) => text === null || (text.length <= LONGEST_ID && ONE_LINE.test(text)));
}

/** A message without consequences. It has no ids, so that it cannot block a real one; its content is recorded. */
export function unverified(said: Message, problem: string): Message {
  const { event_id, attempt_id, reference, provider_id, transaction_id, kind, noted } = said;
  const ids = { event_id, attempt_id, reference, provider_id, transaction_id };
  const named = Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : [[`said_${name}`, id] as const]));
  return {
    ...said,
    verified: false,
    problem,
    event_id: null,
    attempt_id: null,
    reference: null,
    provider_id: null,
    transaction_id: null,
    kind: storable(kind),
    outcome: null,
    noted: { ...noted, ...Object.fromEntries(named) },
  };
}

/** Short, without control characters and lone surrogates, so that the database can store it. */
export function storableNotes(noted: Message['noted']): Message['noted'] {
  return Object.fromEntries(Object.entries(noted).map(([name, text]) => [name, storable(text)]));
}

function storable(text: string): string {
  return text
    .slice(0, LONGEST_NOTE)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd');
}
