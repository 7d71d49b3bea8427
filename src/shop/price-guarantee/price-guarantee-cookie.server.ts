import { createCookie } from 'react-router'
import { priceGuaranteeDays } from './price-guarantee.ts'

/*
 * Which kept price belongs to the cart of this browser. The cart itself lies in the browser; the server alone reads this,
 * wherever it works out what a cart costs.
 */
const cookie = createCookie('price-lock', { httpOnly: true, sameSite: 'lax', path: '/' })

/** The token that this browser has taken into its cart; null when there is none. */
export async function readPriceGuaranteeCookie(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  return typeof token === 'string' && token !== '' ? token : null
}

/** The Set-Cookie header that takes a kept price into the cart of this browser, for as long as it counts. */
export function writePriceGuaranteeCookie(token: string, secondsLeft: number, isHttps: boolean): Promise<string> {
  const maxAge = Math.max(0, Math.min(secondsLeft, priceGuaranteeDays * 86_400))
  return cookie.serialize(token, { secure: isHttps, maxAge })
}
