/** How wide the framed work is shown: on the page, and in the preload of the page's head. */
export const PRODUCT_SIZES = '(max-width: 64rem) 80vw, 42rem';
