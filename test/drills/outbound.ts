import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import type { AtEnd, Env, Site } from './site.ts'
import { startSite } from './site.ts'
import { type Answer, insist } from './visitor.ts'

export type Outbound = {
  payments: Awaited<ReturnType<typeof startStripeStandIn>>
  mail: Awaited<ReturnType<typeof startSmtpStandIn>>
}

export async function startSiteWithStandIns(): Promise<{ site: Site; outbound: Outbound }> {
  let outbound: Outbound | undefined
  const site = await startSite(async (atEnd) => {
    outbound = await startStandIns(atEnd)
    return envOf(outbound)
  })
  if (!outbound) throw new Error('the stand-ins did not start')
  return { site, outbound }
}

export async function startStandIns(atEnd: AtEnd): Promise<Outbound> {
  return { payments: await startStripeStandIn({ atEnd }), mail: await startSmtpStandIn('recipient', atEnd) }
}

export function envOf({ payments, mail }: Outbound): Env {
  return { ...payments.env, SMTP_URL: mail.url, MAIL_FROM: 'office@example.com' }
}

/** Pays on the provider's page. The webhook is delivered twice in parallel, and repeated until it is accepted. */
export async function pay({ payments }: Outbound, base: string, page: string, email: string): Promise<Answer | null> {
  const paid = payments.pay(page.split('/').pop() ?? '', { email, name: 'Dora Drill' })
  const event = payments.event('checkout.session.completed', paid)
  const notify = () =>
    insist(async () => {
      const { status, headers } = await payments.post(event, `${base}/api/webhooks/payments`)
      return { status, headers, body: Buffer.alloc(0), milliseconds: 0 }
    })
  const [answer] = await Promise.all([notify(), notify()])
  return answer
}

export async function refundErrors(site: Site, { payments }: Outbound): Promise<string[]> {
  const content = await site.ask<{ payment: string; cents: string }>(
    `select o.provider_payment_id as payment, string_agg(r.amount_cents::text, ' ' order by r.amount_cents) as cents
     from refunds r join orders o on o.id = r.order_id where r.state = 'paid' group by 1`,
  )
  const known = new Map(content.map(({ payment, cents }) => [payment, cents]))
  const done = new Map<string, number[]>()
  for (const { payment_intent: payment, amount } of payments.refunds)
    done.set(payment, [...(done.get(payment) ?? []), amount])
  return [...new Set([...known.keys(), ...done.keys()])].flatMap((payment) => {
    const given = (done.get(payment) ?? []).toSorted((a, b) => a - b).join(' ')
    return given === (known.get(payment) ?? '')
      ? []
      : [`the provider gave back ${given || 'nothing'} of ${payment}, and the product says ${known.get(payment)}`]
  })
}
