/** Pauses that can be ended early. A wake-up between two pauses ends the next one immediately. */
export interface Pauses {
  wake(): void;
  pause(ms: number): Promise<void>;
}

export function createPauses(): Pauses {
  let isWoken = false;
  let end = () => {};
  return {
    wake() {
      isWoken = true;
      end();
    },
    async pause(ms) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}
