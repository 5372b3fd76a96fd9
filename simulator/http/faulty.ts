import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paypalIssue, paypalTrouble } from '../paypal/errors.ts';
import type { Reply } from './exchange.ts';
import type { Fault } from './fault-plan.ts';

/** A hanging or endless answer ends after this time, even if the client never disconnects. */
const LONGEST_MS = 120_000;
const HUGE_BYTES = 10 * 1024 * 1024;
const ENDLESS_BYTES = 512 * 1024 * 1024;

/** Applies a fault to a request; `proceed` gives the request its effect. */
export async function sendFaulty(fault: Fault, response: ServerResponse, proceed: () => Promise<Reply>): Promise<void> {
  switch (fault.fault) {
    case 'refuse':
      return void response.destroy();
    case 'close-after':
      await proceed();
      return void response.destroy();
    case 'hang-after':
      await proceed();
      return hang(response);
    case 'hang':
      return hang(response);
    case 'slow':
      await sleep(fault.delay_ms);
      return send(response, await proceed());
    case 'slow-body':
      return drip(response, await proceed(), fault.delay_ms);
    case 'truncated': {
      const whole = await proceed();
      return send(response, { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length / 2)) });
    }
    case 'huge':
      return sendEndless(response, HUGE_BYTES, 0);
    case 'endless':
      return sendEndless(response, ENDLESS_BYTES, 5);
    case '500-after':
      await proceed();
      return send(response, paypalTrouble(500));
    default:
      return send(response, instead(fault));
  }
}

export function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
  response.end(reply.body);
}

function instead(fault: Fault): Reply {
  if (fault.fault === 'html')
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Down</title><p>We are back soon.',
    };
  if (fault.fault === '403')
    return { status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>403 Forbidden</h1>' };
  if (fault.fault === 'issue') return paypalIssue(fault.issue);
  return paypalTrouble(Number(fault.fault));
}

function hang(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => response.destroy(), LONGEST_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function drip(response: ServerResponse, reply: Reply, delay: number): Promise<void> {
  const bytes = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'content-length': bytes.length });
  for (let at = 0; at < bytes.length && !response.destroyed; at += 16) {
    response.write(bytes.subarray(at, at + 16));
    await sleep(delay);
  }
  response.end();
}

/** Valid JSON without an end: a client that reads all of it never finishes. */
async function sendEndless(response: ServerResponse, bytes: number, pause: number): Promise<void> {
  const chunk = ' '.repeat(64 * 1024);
  const until = Date.now() + LONGEST_MS;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"');
  for (let sent = 0; sent < bytes && !response.destroyed && Date.now() < until; sent += chunk.length) {
    if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    if (pause > 0) await sleep(pause);
  }
  response.end('"}');
}
