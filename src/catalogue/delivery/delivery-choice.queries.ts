const STORE = 'delivery country';

/** Stores the country that the visitor has chosen for the delivery, in this tab only. */
export function storeDeliveryCountry(code: string): void {
  try {
    window.sessionStorage.setItem(STORE, code);
  } catch {
    // Without storage the next page guesses.
  }
}

/** The country that the visitor has chosen on a product page. */
export function storedDeliveryCountry(): string | undefined {
  try {
    return window.sessionStorage.getItem(STORE) ?? undefined;
  } catch {
    return undefined;
  }
}

// @chunk common
