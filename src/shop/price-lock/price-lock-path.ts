/** Where a kept price is opened. */
export function priceLockPath(token: string): string {
  return `/pricing/kept/${token}`
}
