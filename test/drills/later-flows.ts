import { aDeviceToken, aFreshClient, enter, post, type Stage } from './action.ts'
import { bookAsGuest, bookMoveCancel, endAppointment } from './appointment-flows.ts'
import { liveThrough, sendBack, writeWithFile } from './case-flows.ts'
import type { Kind } from './ledger.ts'
import { insist } from './visitor.ts'

type Action = { kind: Kind; requested: Record<string, number>; path: string; form(key: string, password: string): Form }
type Form = Record<string, string>

/** Response statuses when an action is repeated although it succeeded, because its first response was lost. */
const heardBefore = [303, 409, 422, 429]

/** Actions that submit one form each. Each client action is done by a new client, whose address is the key. */
const acts: Record<'client' | 'staff', Action[]> = {
  client: [
    {
      kind: 'partner',
      requested: { invitation: 1, email: 1 },
      path: '/client-portal/profile/household',
      form: (key) => ({ intent: 'invite', firstName: 'Paul', lastName: 'Partner', email: partnerOf(key) }),
    },
    {
      kind: 'archive',
      requested: { archive: 1, email: 1 },
      path: '/client-portal/profile/data',
      form: () => ({ intent: 'export' }),
    },
    {
      kind: 'deletion',
      requested: { request: 1, email: 1 },
      path: '/client-portal/profile/delete',
      form: (_key, password) => ({ intent: 'delete', sure: 'yes', password }),
    },
  ],
  staff: [
    {
      kind: 'colleague',
      requested: { person: 1, email: 1 },
      path: '/admin/staff',
      form: (email, password) => ({ email, name: 'Carla Colleague', role: 'adviser', password }),
    },
  ],
}

const partnerOf = (key: string) => `partner-${key}`

const ofClient = acts.client.map(({ kind, requested, path, form }) => async (stage: Stage) => {
  const { visitor, email: key } = await aFreshClient(stage)
  const answer = await post(visitor, path, form(key, stage.password))
  enter(stage.ledger, answer, { kind, key, requested, statuses: heardBefore })
})

const ofStaff = acts.staff.map(({ kind, requested, path, form }) => async (stage: Stage) => {
  const key = `${aDeviceToken()}@example.org`
  const answer = await post(stage.staff, path, form(key, stage.password))
  enter(stage.ledger, answer, { kind, key, requested, statuses: heardBefore })
})

async function changePrice({ staff, ledger }: Stage): Promise<void> {
  const path = '/admin/catalogue/premium'
  const key = String(100_000 + Math.floor(Math.random() * 900_000))
  const page = await insist(() => staff.get(path))
  const fields = fieldsOf(page?.body.toString() ?? '')
  const price = Object.keys(fields).find((name) => name.endsWith('.price')) ?? ''
  const form = { ...fields, intent: 'save', [price]: (Number(key) / 100).toFixed(2) }
  const answer = await post(staff, path, form)
  // A version conflict means that nothing was saved.
  if (answer?.status === 409) return
  enter(ledger, answer, { kind: 'price', key, requested: { price: 1 } })
}

function fieldsOf(page: string): Form {
  const form = page.split('<form').find((part) => part.includes('name="version"')) ?? ''
  const fields: Form = {}
  for (const [tag, name = ''] of form.matchAll(/<input[^>]* name="([^"]+)"[^>]*>/g)) {
    const isLeftOut = /type="(radio|checkbox)"/.test(tag) && !/ checked=/.test(tag)
    if (!isLeftOut) fields[name] = plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  for (const [, name = '', text = ''] of form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)/g)) {
    fields[name] = plain(text)
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)) {
    fields[name] = /value="([^"]*)"[^>]* selected=/.exec(options)?.[1] ?? ''
  }
  return fields
}

function plain(html: string): string {
  const signs: Form = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
  return html.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_entity, name: string) => signs[name] ?? '')
}

export const laterFileFlows = [liveThrough, sendBack, writeWithFile]
export const laterFlows = [bookAsGuest, bookMoveCancel, endAppointment, changePrice, ...ofClient, ...ofStaff]
