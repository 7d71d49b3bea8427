import { createCookie } from 'react-router'
import { priceGuaranteeDays } from './price-guarantee.ts'

/* Cookie that links a price guarantee to this browser's cart. The server reads it when it prices the cart. */
const cookie = createCookie('price-lock', { httpOnly: true, sameSite: 'lax', path: '/' })

export async function readPriceGuaranteeCookie(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  return typeof token === 'string' && token !== '' ? token : null
}

export function writePriceGuaranteeCookie(token: string, secondsLeft: number, isHttps: boolean): Promise<string> {
  const maxAge = Math.max(0, Math.min(secondsLeft, priceGuaranteeDays * 86_400))
  return cookie.serialize(token, { secure: isHttps, maxAge })
}
