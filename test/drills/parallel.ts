import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { aFile, enquire, whatAnOrderLeads } from './flows.ts'
import { startSite } from './site.ts'
import { closeStage, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { type Answer, aVisitor, insist } from './visitor.ts'

const last = { product: 'premium', variant: 'premium-2023' }

/** Many posts at the same moment: what is one act stays one, what are many are all taken. */
export const parallel: Drill = async ({ isFull, say }) => {
  let stripe: Awaited<ReturnType<typeof startStripeStandIn>> | undefined
  const site = await startSite(async (atEnd) => {
    stripe = await startStripeStandIn({ atEnd })
    return stripe.env
  })
  if (!stripe) throw new Error('no payment provider')
  const provider = stripe
  try {
    const { base } = await site.addNode()
    const stage = await openStage(site, base)
    const { ledger, client, caseIds } = stage
    const faults: string[] = []

    const enquiries = isFull ? 200 : 60
    await atOnce(enquiries, () => enquire(stage))
    say(`${enquiries} enquiries at once`)

    const buyer = aVisitor(base)
    await insist(() =>
      buyer.post('/cart', { form: { intent: 'add', productId: 'basic', variantId: 'basic-2025', quantity: '2' } }),
    )
    const begun = await atOnce(20, () => insist(() => buyer.again().post('/cart', { form: { intent: 'checkout' } })))
    const places = new Set(begun.map((answer) => answer?.headers.get('Location')))
    if (places.size !== 1) faults.push(`20 checkouts of one cart led to ${places.size} payments`)
    const paid = provider.pay([...places][0]?.split('/').pop() ?? '', { email: 'same@example.org', name: 'Dora Drill' })
    const event = provider.event('checkout.session.completed', paid)
    const told = await atOnce(20, () => provider.post(event, `${base}/api/webhooks/payments`))
    if (told.some(({ status }) => status !== 200)) faults.push('an event of the payment provider was not taken')
    ledger.note('order', 'same@example.org', whatAnOrderLeads(2))
    say('20 checkouts of one cart, 20 times the same payment event')

    await site.ask('update product_variants set manage_inventory = true, inventory_quantity = 1 where id = $1', [
      last.variant,
    ])
    const order = {
      items: [{ variant_id: last.variant, quantity: 1 }],
      successUrl: `${base}/success`,
      cancelUrl: `${base}/cart`,
    }
    const tries = await atOnce(50, () => {
      const one = aVisitor(base)
      return insist(() => one.post('/store/main/checkout', { json: order }))
    })
    const sold = tries.filter((answer) => answer?.status === 200)
    if (sold.length !== 1) faults.push(`the last unit was sold ${sold.length} times`)
    if (tries.some((answer) => ![200, 409].includes(answer?.status ?? 0)))
      faults.push(`buyers of the last unit: ${statuses(tries)}`)
    say('50 buyers of the last unit')

    const key = 'five-times.pdf'
    const address = `/client-portal/cases/${caseIds[0]}/files/upload`
    const sent = await atOnce(5, () => insist(() => client.post(address, { form: aFile(key) })))
    if (sent.some((answer) => answer?.status !== 200)) faults.push(`the same upload: ${statuses(sent)}`)
    ledger.note('upload', key, { document: 1 })
    say('the same upload five times')

    const tally = await closeStage(site, stage)
    return { ...tally, faults: [...faults, ...tally.faults] }
  } finally {
    await site.stop()
  }
}

function atOnce<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, act))
}

function statuses(answers: (Answer | null)[]): string {
  return answers.map((answer) => answer?.status ?? 'none').join(' ')
}
