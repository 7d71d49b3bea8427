export function priceGuaranteePath(token: string): string {
  return `/pricing/kept/${token}`
}
