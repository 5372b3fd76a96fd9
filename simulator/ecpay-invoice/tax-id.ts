const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1] as const;

/** Whether eight digits are a company's tax id by its checksum. */
export function isTaxId(id: string): boolean {
  if (!/^\d{8}$/.test(id)) return false;
  const sum = WEIGHTS.reduce((added, weight, index) => {
    const product = weight * Number(id[index]);
    return added + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (id[6] === '7' && (sum + 1) % 5 === 0);
}
