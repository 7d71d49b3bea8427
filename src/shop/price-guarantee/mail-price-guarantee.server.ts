import { z } from 'zod'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { ownText } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { openPriceGuarantee } from './open-price-guarantee.server.ts'
import type { EmailRejection } from './price-guarantee.ts'
import { guaranteedPrice } from './price-guarantee-emails.tsx'
import { priceGuaranteePath } from './price-guarantee-path.ts'
import { tokenHash } from './price-guarantee-token.server.ts'

const byAddress: Limit = { name: 'price-lock-letters', points: 5, seconds: 60 * 60 }

type MailPriceGuaranteeDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

/** Emails the link of a price guarantee, once per guarantee. The email contains no text that visitors can enter. */
export async function emailPriceGuarantee(
  services: MailPriceGuaranteeDeps,
  { token, email, ip }: { token: string; email: string; ip: string },
): Promise<{ ok: true } | EmailRejection> {
  const parsed = z.email().max(200).safeParse(email.trim().toLowerCase())
  if (!parsed.success) return { ok: false, reason: 'no-email' }
  const opened = await openPriceGuarantee(services, token)
  if (!opened) return { ok: false, reason: 'price-lock-unknown' }
  if (opened.error) return { ok: false, reason: opened.error }
  const to = parsed.data
  const limited = await countUse(services.pool, byAddress, networkOf(ip))
  if (!limited.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: limited.retryAfterSeconds }
  const url = ownText(`${services.config.PUBLIC_URL}${priceGuaranteePath(token)}`)
  const eventKey = `price-lock:${opened.id}:${tokenHash(to)}`
  const { endsAt, totalCents } = opened
  const lines = opened.lines.map(({ title, variantTitle, unitPriceCents, todayCents }) => {
    return { title: ownText(title), variantTitle: ownText(variantTitle), unitPriceCents, todayCents }
  })
  const saved = guaranteedPrice({ endsAt, totalCents, lines, url })
  await services.db.transaction().execute((tx) => queueEmail(tx, { eventKey, to, email: saved, uselessAfter: endsAt }))
  return { ok: true }
}
