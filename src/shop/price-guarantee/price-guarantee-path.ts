/** Where a kept price is opened. */
export function priceGuaranteePath(token: string): string {
  return `/pricing/kept/${token}`
}
