import { useRouteLoaderData } from 'react-router'

type UseVatPercentInput = { vatPercent: number | null }

export function useVatPercent(): number | null {
  return useRouteLoaderData<UseVatPercentInput>('root')?.vatPercent ?? null
}

export function vatPercentIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): number | null {
  const root = matches[0]?.loaderData
  const percent = typeof root === 'object' && root !== null && 'vatPercent' in root ? root.vatPercent : null
  return typeof percent === 'number' ? percent : null
}
