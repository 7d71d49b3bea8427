import { formatNumber } from '#platform/format.ts'

export function hoursApart(ahead: number): string {
  if (ahead === 0) return 'the same time as here'
  const hours = Math.abs(ahead)
  return `${formatNumber(hours, { decimals: Number.isInteger(hours) ? 0 : 2 })} ${hours === 1 ? 'hour' : 'hours'} ${ahead > 0 ? 'ahead of' : 'behind'} us`
}
