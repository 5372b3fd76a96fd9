import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop, type ShopProcess } from '#buying/orders/server/testing-shop-bundle.ts';
import type { Db } from '#db/server/connect.ts';
import { type InvoiceDesk, openInvoiceDesk } from './testing-invoices.ts';

/** Two processes that issue invoices, on their own database and at one provider. */
export interface InvoiceProcesses {
  db: Db;
  desk: InvoiceDesk;
  /** Both take every step that is due, until `acts` have ended and neither finds one. */
  workDuring: (acts: Promise<unknown>) => Promise<void>;
  /** As `kill -9` of so many of them, and starts new ones. */
  replace: (count: 1 | 2) => Promise<void>;
  close: () => Promise<void>;
}

interface Worker {
  process: ShopProcess;
  isKilled: boolean;
}

export async function openInvoiceProcesses(): Promise<InvoiceProcesses> {
  const { url, open, drop } = await sharedDatabase();
  const database = await open();
  const { db } = database;
  const desk = await openInvoiceDesk(db);
  const bundle = await bundleShop('src/buying/invoices/server/testing-invoice-process.ts');
  const start = async (): Promise<Worker> => ({
    process: await bundle.start(url, String(desk.simulator.port)),
    isKilled: false,
  });
  const workers = await Promise.all([start(), start()]);

  async function work(worker: Worker): Promise<number> {
    const passed = desk.now().getTime() - Date.now();
    try {
      const response = await fetch(`http://127.0.0.1:${worker.process.port}/?passed=${passed}`, { method: 'POST' });
      const text = await response.text();
      if (response.ok) return Number(text);
      throw new Error(text);
    } catch (error) {
      if (worker.isKilled) return 0;
      throw error;
    }
  }

  return {
    db,
    desk,
    workDuring: async (acts) => {
      let areOver = false;
      const ended = acts.finally(() => {
        areOver = true;
      });
      const working = workers.map(async (_, at) => {
        for (;;) {
          const wereOver = areOver;
          const worker = workers[at];
          const count = worker && !worker.isKilled ? await work(worker) : 0;
          if (wereOver && count === 0) return;
          if (count === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        }
      });
      await Promise.all([ended, ...working]);
    },
    replace: async (count) => {
      const first = Math.trunc(Math.random() * workers.length);
      const chosen = count === 2 ? [0, 1] : [first];
      const killed = workers.filter((_, at) => chosen.includes(at));
      for (const worker of killed) worker.isKilled = true;
      await Promise.all(killed.map(({ process }) => process.kill()));
      for (const at of chosen) workers[at] = await start();
    },
    close: async () => {
      await Promise.all(workers.map(({ process }) => process.kill()));
      await desk.close();
      await database.close();
      await drop();
    },
  };
}
