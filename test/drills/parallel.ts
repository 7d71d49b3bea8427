import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { aFile, type Stage } from './action.ts'
import { enquire, whatAnOrderLeads } from './flows.ts'
import { startSiteWithStandIns } from './outbound.ts'
import { atOnce, officeAtOnce, statuses } from './parallel-office.ts'
import type { Site } from './site.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { aVisitor, insist } from './visitor.ts'

const last = { product: 'premium', variant: 'premium-2023' }

/** Posts concurrently: repetitions of an action must take effect once, and distinct actions must all be saved. */
export const parallel: Drill = async ({ isFull, say }) => {
  const { site, outbound } = await startSiteWithStandIns()
  const provider = outbound.payments
  try {
    const { base } = await site.addNode()
    const stage = await openStage(site, base, outbound)
    const { ledger, client, caseIds } = stage
    const errors: string[] = []

    const enquiries = isFull ? 200 : 60
    await atOnce(enquiries, () => enquire(stage))
    say(`${enquiries} enquiries at once`)

    const buyer = aVisitor(base)
    await insist(() =>
      buyer.post('/cart', { form: { intent: 'add', productId: 'basic', variantId: 'basic-2025', quantity: '2' } }),
    )
    const begun = await atOnce(20, () =>
      insist(() => buyer.again().post('/cart', { form: { intent: 'checkout', domicile: 'CH' } })),
    )
    const places = new Set(begun.map((answer) => answer?.headers.get('Location')))
    if (places.size !== 1) errors.push(`20 checkouts of one cart led to ${places.size} payments`)
    const paid = provider.pay([...places][0]?.split('/').pop() ?? '', { email: 'same@example.org', name: 'Dora Drill' })
    const event = provider.event('checkout.session.completed', paid)
    const notified = await atOnce(20, () => provider.post(event, `${base}/api/webhooks/payments`))
    if (notified.some(({ status }) => status !== 200)) errors.push('an event of the payment provider was not taken')
    ledger.note('order', 'same@example.org', whatAnOrderLeads(2))
    say('20 checkouts of one cart, 20 times the same payment event')

    await site.ask('update product_variants set manage_inventory = true, inventory_quantity = 1 where id = $1', [
      last.variant,
    ])
    const order = {
      items: [{ variant_id: last.variant, quantity: 1 }],
      successUrl: `${base}/success`,
      cancelUrl: `${base}/cart`,
      domicile: 'CH',
    }
    const tries = await atOnce(50, () => {
      const one = aVisitor(base)
      return insist(() => one.post('/store/main/checkout', { json: order }))
    })
    const sold = tries.filter((answer) => answer?.status === 200)
    if (sold.length !== 1) errors.push(`the last unit was sold ${sold.length} times`)
    if (tries.some((answer) => ![200, 409].includes(answer?.status ?? 0)))
      errors.push(`buyers of the last unit: ${statuses(tries)}`)
    say('50 buyers of the last unit')

    const key = 'five-times.pdf'
    const address = `/client-portal/cases/${caseIds[0]}/files/upload`
    const sent = await atOnce(5, () => insist(() => client.post(address, { form: aFile(key) })))
    if (sent.some((answer) => answer?.status !== 200)) errors.push(`the same upload: ${statuses(sent)}`)
    ledger.note('upload', key, { document: 1 })
    say('the same upload five times')

    errors.push(...(await approveAtOnce(site, stage)))
    say('a draft approved five times at once')

    for (const [what, act] of Object.entries(officeAtOnce)) {
      await forgetLimits(site)
      errors.push(...(await act(stage)).map((error) => `${what}: ${error}`))
      say(what)
    }

    const tally = await closeStage(site, stage, say)
    return { ...tally, errors: [...errors, ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function approveAtOnce(site: Site, { base, staff, client, caseIds, ledger }: Stage): Promise<string[]> {
  const key = 'approved-five-times.pdf'
  const caseId = caseIds[0] ?? ''
  const form = new FormData()
  form.append('kind', 'draft')
  form.append('file', new Blob([new Uint8Array(samplePdf(['A draft', key]))], { type: 'application/pdf' }), key)
  const handed = await insist(() => staff.post(`/admin/cases/${caseId}/documents`, { form }))
  await untilScanned(site, key)
  await site.ask('update case_checklist_items set is_required = false where case_id = $1', [caseId])
  const [found] = await site.ask<{ version: number }>(
    `update cases set state = 'review' where id = $1 returning version`,
    [caseId],
  )
  const move = { move: 'ask_for_approval', version: String(found?.version) }
  const requested = await insist(() => staff.post(`/admin/cases/${caseId}`, { form: move }))
  if (handed?.status !== 303 || requested?.status !== 303) return [`a draft: ${statuses([handed, requested])}`]
  const [draft] = await site.ask<{ sha256: string }>(
    `select f.sha256 from documents d join stored_files f on f.id = d.file_id where d.original_filename = $1`,
    [key],
  )
  const pressed = { move: 'approve', draft: draft?.sha256 ?? '', consent: 'yes' }
  const others = client.at(base)
  const answers = await atOnce(5, () => insist(() => others.post(`${clientCase(caseId)}/approve`, { form: pressed })))
  if (!answers.some((answer) => answer?.status === 303)) return [`nobody approved: ${statuses(answers)}`]
  ledger.note('approval', key, { approval: 1, event: 1 })
  return answers.every((answer) => [303, 409, 422].includes(answer?.status ?? 0)) ? [] : [statuses(answers)]
}

const clientCase = (caseId: string) => `/client-portal/cases/${caseId}`

/** Waits for the virus scan of the draft, because approval can be requested only after it. */
async function untilScanned(site: Site, name: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const ready = await site.ask(
      `select from documents d join stored_files f on f.id = d.file_id
       where d.original_filename = $1 and f.scan_state in ('clean', 'not_needed')`,
      [name],
    )
    if (ready.length > 0) return
    await pause(250)
  }
}
