/** Where the buyer of an order is asked where they live, before they pay it. */
export function domicilePath(returnToken: string): string {
  return `/checkout/domicile/${returnToken}`
}
