// Runs the built shop in this process (Node 24): used by npm start and by process managers in production.
import { startShop } from '../dist/server/server.js';

try {
  const { shop, demo, accounts } = await startShop();
  const url = shop.config.baseUrl;
  const engine =
    shop.database.engine === 'pglite' ? `embedded database in ${shop.config.dataDir} (one process)` : 'PostgreSQL';
  console.log(`
  Cornice is open
    Shop            ${url}
    繁體中文        ${url}/zh-Hant
    简体中文        ${url}/zh-CN
    API             ${url}/docs
    Database        ${engine}
    Accounts        ${accounts.join(`\n${' '.repeat(20)}`) || 'as members opened them'}
`);
  if (demo) showPainting(demo);
} catch (error) {
  // A problem the person can solve is one line; anything else is a bug and shows its stack.
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** A line every few seconds while the demo's pictures are painted; silent when all are done. */
function showPainting(demo) {
  const show = () => {
    const { done, total } = demo.progress();
    if (done < total) console.log(`  Painting the demo: ${done} of ${total} pictures hang`);
  };
  const timer = setInterval(show, 10_000);
  demo.finished.then((painted) => {
    clearInterval(timer);
    const { done, total } = demo.progress();
    if (done === total && painted > 0) console.log(`  All ${total} pictures of the demo hang`);
  });
}
