// The baseline: a bare node:http server that answers everything with exactly these bytes and headers. node
// bench/http-bare.mjs < {"status":200,"headers":["Name","value",…],"body":"base64"}
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(0, 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(status === 304 ? undefined : bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
