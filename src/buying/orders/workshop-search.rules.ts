/** In the order of work; they are queues of the order desk. */
export const WORKSHOP_QUEUES = ['to_make', 'making', 'to_ship'] as const;
export type WorkshopQueue = (typeof WORKSHOP_QUEUES)[number];

export interface WorkshopSearch {
  queue?: WorkshopQueue;
  page?: number;
}

/** Ignores values it does not know. */
export function readWorkshopSearch({ queue, page }: Record<string, unknown>): WorkshopSearch {
  const known = WORKSHOP_QUEUES.find((name) => name === queue);
  const number = Number(page);
  return {
    ...(known && known !== 'to_make' && { queue: known }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
