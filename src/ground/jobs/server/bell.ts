/** A pause that can be ended early. What rings while nobody pauses ends the next pause at once. */
export interface Bell {
  ring(): void;
  pause(ms: number): Promise<void>;
}

/** A bell for one waiting loop. */
export function createBell(): Bell {
  let hasRung = false;
  let wake = () => {};
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async pause(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
