// Requests one address repeatedly over so many connections for so long, and prints the number of answers.
// node bench/http-load.mjs PORT CONNECTIONS MILLISECONDS < the raw request
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [port, connections, milliseconds] = process.argv.slice(2).map(Number);
const request = readFileSync(0);

let answers = 0;
let isOver = false;
const sockets = await Promise.all(Array.from({ length: connections }, () => open()));
const started = performance.now();
for (const socket of sockets) ask(socket);
await new Promise((resolve) => setTimeout(resolve, milliseconds));
isOver = true;
const took = performance.now() - started;
for (const socket of sockets) socket.destroy();
console.log(JSON.stringify({ answers, seconds: took / 1000 }));

function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

function ask(socket) {
  let missing = 0;
  socket.on('data', (chunk) => {
    // A chunk never contains two answers: the next request is sent after the last answer.
    missing = missing === 0 ? lengthOf(chunk) - chunk.length : missing - chunk.length;
    if (missing > 0) return;
    answers += 1;
    missing = 0;
    if (!isOver) socket.write(request);
  });
  socket.write(request);
}

/** The length of the answer that begins with this chunk, which contains all headers. */
function lengthOf(chunk) {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const at = chunk.indexOf('ontent-Length: ');
  return end + (at === -1 || at > end ? 0 : Number.parseInt(chunk.latin1Slice(at + 15, at + 25), 10));
}
