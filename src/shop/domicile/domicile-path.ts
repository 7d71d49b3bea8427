export function domicilePath(returnToken: string): string {
  return `/checkout/domicile/${returnToken}`
}
