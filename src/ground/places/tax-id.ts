const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

const digitSum = (product: number) => Math.floor(product / 10) + (product % 10);

/**
 * Whether a company's 統一編號 can exist: eight digits whose weighted digit sum is divisible by 5 (by 5 since April
 * 2023). A seventh digit 7 makes the product 28, whose sum 10 may count as 0 or as 1, so two totals are tried.
 */
export function taxIdValid(taxId: string): boolean {
  if (!/^[0-9]{8}$/.test(taxId) || taxId === '00000000') return false;
  const total = WEIGHTS.reduce((sum, weight, at) => sum + digitSum(weight * Number(taxId[at])), 0);
  return total % 5 === 0 || (taxId[6] === '7' && (total + 1) % 5 === 0);
}

// @chunk account
