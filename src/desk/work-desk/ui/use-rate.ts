import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { priceChoicesQuery } from '../prices.queries.ts';

/** The shop's exchange rate; undefined until it has loaded. */
export function useRate(): number | undefined {
  const { options } = useRouter();
  return useQuery(priceChoicesQuery(options.context)).data?.rate;
}
